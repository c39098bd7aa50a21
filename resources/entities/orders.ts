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
    /** Consecutive for each seller, whatever account buys; also what a transfer names as its reference. */
    number: text({ max: 50, readOnly: true, search: true }),
    state: choice(orderState, { default: 'ORDERED', readOnly: true, setBy: sellers }),
    /** Who sells, of the set; empty: the provider. */
    broker: reference('brokers', { readOnly: true, internal: true, onDelete: 'keep' }),
    licenseSet: reference('licenseSets', { required: true }),
    /** A licence of its own, or a change of one that the account has, at the part of the price that falls on the days paid for. */
    kind: choice(orderKind, { default: 'NEW', readOnly: true }),
    license: reference('licenses', { readOnly: true, onDelete: 'keep' }),
    /** Of a change: the first day that is paid for, and the day before which that ends. */
    periodFrom: date({ readOnly: true, isUnfiltered: true }),
    periodTill: date({ readOnly: true, isUnfiltered: true, isEndOutside: true }),
    /** So many days stand for the price of the set. */
    termDays: integer({ readOnly: true, isUnfiltered: true }),
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
      setBy: sellers,
    }),
    /** Whom the invoice goes to: the account's own name and address, where nothing else was said. */
    billingName: text({ max: 150 }),
    billingAddress: address(),
    vatId: text({ max: 20, format: 'vatId' }),
    /** By seller, buyer and day (`rules/money`), until an invoice says it for good. */
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
    cancelReason: longText({ max: 500 }),
    comment: longText({ max: 1000 }),
  },
  // Of what was bought, no matter who ordered it.
  about: 'nobody',
  whenTerminated: 'sellers',
  isKeptBySeller: true,
  permissions: soldToAccount,
  list: {
    columns: ['number', 'dateOrdered', 'licenseSet', 'quantity', 'gross', 'state', 'net', 'currency'],
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
