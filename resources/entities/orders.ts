import { currency } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  boolean,
  choice,
  date,
  decimal,
  integer,
  longText,
  reference,
  text,
} from '../language/fields/builders';
import { soldToAccount } from './rights';

/** Licences an account has ordered, at the price of that day. */
export const orders = defineEntity({
  name: 'orders',
  scope: 'instance',
  title: 'number',
  icon: 'ShoppingCartOutlined',
  route: 'license/orders/overview',
  menu: [
    { group: 'licences', at: 20, shownTo: 'keeper', isOnlineOnly: false },
    { group: 'sales', at: 50, shownTo: 'seller', isOnlineOnly: false },
  ],
  fields: {
    /** Given where none is. */
    number: text({ max: 50, unique: true, search: true }),
    licenseSet: reference('licenseSets', { required: true }),
    quantity: integer({ required: true, min: 1, max: 100000, default: 1 }),
    /** Of the set, on the day of the order. */
    unitPrice: decimal({ readOnly: true, min: 0, max: 1000000, digits: 2, currencyField: 'currency' }),
    currency: choice(currency, { readOnly: true }),
    /** Today where it is not said. */
    dateOrdered: date(),
    orderedBy: reference('contacts', { onDelete: 'clear' }),
    /** Then its keys are made; sellers say so by a step, not those who only write the order down. */
    isPaid: boolean({
      default: false,
      readOnly: true,
      setBy: ['Owner', 'Administrator', 'ProviderAdmin'],
    }),
    comment: longText({ max: 1000 }),
  },
  // Of what was bought, no matter who ordered it.
  about: 'nobody',
  permissions: soldToAccount,
  list: {
    columns: ['number', 'dateOrdered', 'licenseSet', 'quantity', 'unitPrice', 'isPaid', 'currency'],
    filters: ['dateOrdered', 'licenseSet', 'isPaid', 'currency'],
    sort: 'dateOrdered',
    sorts: ['number', 'dateOrdered'],
    order: 'DESC',
  },
  steps: {
    markPaid: {
      icon: 'complete',
      from: { isPaid: [false] },
      set: { isPaid: true },
      isAsked: true,
      isWelcome: true,
      onlineOnly: true,
    },
    undoPaid: {
      icon: 'reopen',
      from: { isPaid: [true] },
      set: { isPaid: false },
      isAsked: true,
      onlineOnly: true,
    },
  },
  form: {
    master: [
      'number',
      'licenseSet',
      'quantity',
      'unitPrice',
      'currency',
      'dateOrdered',
      'orderedBy',
      'isPaid',
      'comment',
    ],
    licenseKeys: related('licenseKeys', 'order'),
  },
});
export type Order = RecordOf<typeof orders>;
