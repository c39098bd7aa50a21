import { defineEntity, type RecordOf } from '../language/defineEntity';
import { address, boolean, reference, text } from '../language/fields/builders';
import type { Rights } from '../language/permissions';
import { anywhere, underMyBroker, withoutRights } from './rights';

const beyond = { beyond: underMyBroker };
const keeping: Rights = { read: beyond, create: beyond, update: beyond };

/** Details of a broker, or of the provider, for orders, invoices and credit notes. */
export const sellers = defineEntity({
  name: 'sellers',
  scope: 'catalogue',
  title: 'name',
  icon: 'StorefrontOutlined',
  route: 'sellers/overview',
  menu: { group: 'sales', at: 25, shownTo: 'broker' },
  fields: {
    /** Empty: the provider. One row each. */
    broker: reference('brokers', { onDelete: 'keep' }),
    name: text({ required: true, max: 150, search: true }),
    address: address({ required: true }),
    vatId: text({ max: 20, format: 'vatId' }),
    /** Exempt from VAT as a small business (Directive 2006/112/EC, art. 284). */
    isVatExempt: boolean({ default: false, isUnfiltered: true }),
    registerEntry: text({ max: 200 }),
    email: text({ max: 200, format: 'email' }),
    iban: text({ required: true, max: 42, format: 'iban' }),
    bic: text({ max: 11 }),
    bankName: text({ max: 100 }),
  },
  // Company data from public registers.
  about: 'nobody',
  permissions: {
    Owner: keeping,
    Administrator: keeping,
    SalesForce: { read: beyond },
    ProviderAdmin: anywhere,
    ProviderSupport: { read: 'anywhere' },
    ...withoutRights('Employee', 'ServiceProvider', 'LocationContact', 'OtherContact'),
  },
  list: { columns: ['name', 'broker', 'vatId', 'iban'], filters: ['broker'], sort: 'name' },
  form: {
    master: [
      'name',
      'broker',
      'address',
      'vatId',
      'isVatExempt',
      'registerEntry',
      'email',
      'iban',
      'bic',
      'bankName',
    ],
  },
});
export type Seller = RecordOf<typeof sellers>;
