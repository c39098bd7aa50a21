import type { OrderDocument } from '@plumbline/resources/entities/orderDocuments';
import type { Order } from '@plumbline/resources/entities/orders';
import type { Seller } from '@plumbline/resources/entities/sellers';
import type { Language } from '@plumbline/resources/language/languages';

/** Content of an order document at the time it was issued. */
export interface PaperContent {
  kind: OrderDocument['kind'];
  number: string;
  dateIssued: string;
  /** The cancelled invoice, for a credit note. */
  invoice: { number: string; date: string } | null;
  language: Language;
  /** Name of the licence set: its external name, if any. */
  item: string;
  /** The seller's external id of the set. */
  articleNumber: string | null;
  /** Name of the changed licence, for a change order. */
  licence: string | null;
  /** Whether the seller sends printed QR codes with the order. */
  sendsQrCodes: boolean;
  order: Pick<
    Order,
    | 'number'
    | 'dateOrdered'
    | 'datePaid'
    | 'kind'
    | 'periodFrom'
    | 'periodTill'
    | 'termDays'
    | 'quantity'
    | 'unitPrice'
    | 'currency'
    | 'net'
    | 'vat'
    | 'gross'
    | 'vatTreatment'
    | 'vatRate'
    | 'billingName'
    | 'billingAddress'
    | 'vatId'
  >;
  seller: Pick<
    Seller,
    'name' | 'address' | 'vatId' | 'registerEntry' | 'email' | 'iban' | 'bic' | 'bankName'
  > | null;
}
