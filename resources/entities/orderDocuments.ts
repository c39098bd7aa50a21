import { currency, orderDocumentKind } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, date, decimal, file, longText, reference, text } from '../language/fields/builders';
import { boughtPapers } from './rights';

const amount = { readOnly: true, digits: 2, currencyField: 'currency', isUnfiltered: true } as const;

/** A document of an order as it was sent: confirmation, invoice or credit note. Immutable. */
export const orderDocuments = defineEntity({
  name: 'orderDocuments',
  scope: 'instance',
  title: 'number',
  icon: 'ReceiptLongOutlined',
  route: 'license/order-documents/overview',
  menu: [
    { group: 'licences', at: 30, shownTo: 'keeper', isOnlineOnly: false },
    { group: 'sales', at: 55, shownTo: 'seller', isOnlineOnly: false },
  ],
  fields: {
    kind: choice(orderDocumentKind, { required: true, readOnly: true }),
    /** A confirmation has the order's number; invoices and credit notes have series of their own per seller. */
    number: text({ required: true, max: 50, readOnly: true, search: true }),
    order: reference('orders', { required: true, readOnly: true, onDelete: 'keep' }),
    /** Of a credit note: the cancelled invoice. */
    invoiceNumber: text({ max: 50, readOnly: true }),
    dateIssued: date({ required: true, readOnly: true }),
    net: decimal(amount),
    vat: decimal(amount),
    gross: decimal(amount),
    currency: choice(currency, { readOnly: true }),
    /** The contents as JSON, from which the PDF is rendered. */
    content: longText({ max: 20000, readOnly: true, internal: true, isUnfiltered: true }),
    document: file({ accept: 'document', readOnly: true }),
  },
  // About the purchase, not about the person who ordered.
  about: 'nobody',
  whenTerminated: 'sellers',
  isKeptBySeller: true,
  permissions: boughtPapers,
  list: {
    columns: ['number', 'kind', 'dateIssued', 'order', 'gross', 'document', 'currency'],
    filters: ['kind', 'dateIssued'],
    sort: 'dateIssued',
    sorts: ['number', 'dateIssued'],
    order: 'DESC',
  },
  form: {
    master: [
      'number',
      'kind',
      'dateIssued',
      'order',
      'invoiceNumber',
      'net',
      'vat',
      'gross',
      'currency',
      'document',
    ],
  },
  commandsOnly: true,
});
export type OrderDocument = RecordOf<typeof orderDocuments>;
