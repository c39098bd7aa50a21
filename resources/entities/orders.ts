import { currency, orderKind, orderState, vatTreatment } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  address,
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

const sellers = ['Owner', 'Administrator', 'ProviderAdmin'] as const;
const amount = { readOnly: true, min: 0, digits: 2, currencyField: 'currency', isUnfiltered: true } as const;

/** An order of licences, at the day's price. */
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
    /** Consecutive per seller, across buyers; also the payment reference. */
    number: text({ max: 50, readOnly: true, search: true }),
    state: choice(orderState, { default: 'ORDERED', readOnly: true, setBy: sellers }),
    /** Seller of the set; empty: the provider. */
    broker: reference('brokers', { readOnly: true, internal: true, onDelete: 'keep' }),
    licenseSet: reference('licenseSets', { required: true }),
    /** A new licence, or a change of an existing one at a pro-rata price. */
    kind: choice(orderKind, { default: 'NEW', readOnly: true }),
    license: reference('licenses', { readOnly: true, onDelete: 'keep' }),
    /** Of a change: first paid day, and the day after the last. */
    periodFrom: date({ readOnly: true, isUnfiltered: true }),
    periodTill: date({ readOnly: true, isUnfiltered: true, isEndOutside: true }),
    /** Number of days that the set's price covers. */
    termDays: integer({ readOnly: true, isUnfiltered: true }),
    quantity: integer({ required: true, min: 1, max: 100000, default: 1 }),
    /** The set's, on the day of the order. */
    unitPrice: decimal({ readOnly: true, min: 0, max: 1000000, digits: 2, currencyField: 'currency' }),
    currency: choice(currency, { readOnly: true }),
    /** Default: today. */
    dateOrdered: date(),
    orderedBy: reference('contacts', { onDelete: 'clear' }),
    /** Set by a step that only sellers may take; it creates the licence keys. */
    isPaid: boolean({
      default: false,
      readOnly: true,
      setBy: sellers,
    }),
    /** Invoice address; default: the account's name and address. */
    billingName: text({ max: 150 }),
    billingAddress: address(),
    vatId: text({ max: 20, format: 'vatId' }),
    /** Derived from seller, buyer and day (`rules/money`) until it is invoiced. */
    vatTreatment: choice(vatTreatment, { readOnly: true }),
    vatRate: decimal({ readOnly: true, min: 0, max: 100, digits: 2, unit: '%', isUnfiltered: true }),
    net: decimal(amount),
    vat: decimal(amount),
    gross: decimal(amount),
    invoiceNumber: text({ max: 50, readOnly: true, search: true }),
    dateInvoiced: date({ readOnly: true, isUnfiltered: true }),
    datePaid: date({ readOnly: true, isUnfiltered: true }),
    dateDelivered: date({ readOnly: true, isUnfiltered: true }),
    dateCancelled: date({ readOnly: true, isUnfiltered: true }),
    cancelReason: longText({ max: 500, readOnly: true }),
    comment: longText({ max: 1000 }),
  },
  // About the purchase, not about the person who ordered.
  about: 'nobody',
  whenTerminated: 'sellers',
  isKeptBySeller: true,
  permissions: soldToAccount,
  list: {
    columns: ['number', 'state', 'dateOrdered', 'licenseSet', 'gross', 'quantity', 'net', 'currency'],
    filters: ['dateOrdered', 'licenseSet', 'state', 'isPaid', 'currency'],
    sort: 'dateOrdered',
    sorts: ['number', 'dateOrdered'],
    order: 'DESC',
  },
  steps: {
    issueInvoice: {
      icon: 'start',
      from: { state: ['ORDERED'] },
      set: { state: 'INVOICED' },
      isAsked: true,
      onlineOnly: true,
    },
    markPaid: {
      icon: 'complete',
      from: { isPaid: [false], state: ['ORDERED', 'INVOICED'] },
      set: { isPaid: true, state: 'PAID' },
      day: 'datePaid',
      isAsked: true,
      isWelcome: true,
      onlineOnly: true,
    },
    undoPaid: {
      icon: 'reopen',
      from: { isPaid: [true] },
      set: { isPaid: false, state: 'INVOICED', datePaid: null },
      isAsked: true,
      onlineOnly: true,
    },
    cancel: {
      icon: 'scrap',
      from: { state: ['ORDERED', 'INVOICED', 'PAID'] },
      set: { isPaid: false, state: 'CANCELLED' },
      day: 'dateCancelled',
      asks: { cancelReason: 'required' },
      isAsked: true,
      onlineOnly: true,
    },
  },
  form: {
    master: [
      'number',
      'state',
      'licenseSet',
      'kind',
      'quantity',
      'unitPrice',
      'currency',
      'net',
      'vatTreatment',
      'vatRate',
      'vat',
      'gross',
      'dateOrdered',
      'orderedBy',
      'comment',
    ],
    period: ['license', 'periodFrom', 'periodTill', 'termDays'],
    billing: [
      'billingName',
      'billingAddress',
      'vatId',
      'broker',
      'invoiceNumber',
      'dateInvoiced',
      'isPaid',
      'datePaid',
      'dateDelivered',
      'dateCancelled',
      'cancelReason',
    ],
    orderDocuments: related('orderDocuments', 'order'),
    licenseKeys: related('licenseKeys', 'order'),
  },
});
export type Order = RecordOf<typeof orders>;
