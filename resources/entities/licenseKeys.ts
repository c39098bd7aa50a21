import { defineEntity, type RecordOf } from '../language/defineEntity';
import { date, datetime, longText, reference, text } from '../language/fields/builders';
import { anywhere, underMyBroker, withoutRights } from './rights';

const own = {
  read: { own: [{ field: 'soldTo', is: 'instance' }], beyond: underMyBroker },
} as const;

/** A code that an account activates as a licence; before that it is visible to seller and buyer. */
export const licenseKeys = defineEntity({
  name: 'licenseKeys',
  scope: 'catalogue',
  title: 'key',
  icon: 'KeyOutlined',
  route: 'license/license-keys/overview',
  menu: { group: 'sales', at: 60, shownTo: 'broker' },
  fields: {
    key: text({ required: true, max: 19, format: 'licenseKey', unique: true, search: true }),
    licenseSet: reference('licenseSets', { required: true }),
    broker: reference('brokers'),
    order: reference('orders', { onDelete: 'keep' }),
    /** The only account that may activate it; empty: any. */
    soldTo: reference('instances', { onDelete: 'keep' }),
    validBefore: date(),
    comment: longText({ max: 1000 }),
    activatedFor: reference('instances', { readOnly: true, onDelete: 'keep' }),
    license: reference('licenses', { readOnly: true, onDelete: 'clear' }),
    dateActivated: datetime({ readOnly: true }),
  },
  permissions: {
    Owner: own,
    Administrator: own,
    SalesForce: { read: { beyond: underMyBroker } },
    ProviderAdmin: anywhere,
    ProviderSupport: { read: 'anywhere' },
    ...withoutRights('Employee', 'ServiceProvider', 'LocationContact', 'OtherContact'),
  },
  list: {
    columns: ['key', 'licenseSet', 'broker', 'soldTo', 'dateActivated', 'validBefore'],
    filters: ['licenseSet', 'broker', 'soldTo', 'activatedFor', 'dateActivated', 'validBefore'],
    sort: 'key',
    sorts: ['key', 'dateActivated'],
  },
  form: {
    master: [
      'key',
      'licenseSet',
      'broker',
      'order',
      'soldTo',
      'validBefore',
      'comment',
      'activatedFor',
      'license',
      'dateActivated',
    ],
  },
  exchange: { key: 'key', columns: ['key', 'validBefore', 'comment'] },
});
export type LicenseKey = RecordOf<typeof licenseKeys>;
