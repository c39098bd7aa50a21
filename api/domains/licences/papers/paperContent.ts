import type { OrderDocument } from '@plumbline/resources/entities/orderDocuments';
import type { Order } from '@plumbline/resources/entities/orders';
import type { Seller } from '@plumbline/resources/entities/sellers';
import type { Language } from '@plumbline/resources/language/languages';

/** What stands on a paper of an order, as it was when it was issued. */
export interface PaperContent {
  kind: OrderDocument['kind'];
  number: string;
  dateIssued: string;
  /** Of a credit note: the invoice it takes back. */
  invoice: { number: string; date: string } | null;
  language: Language;
  /** Name of the licence set, as the seller calls it in its own books. */
  item: string;
  /** By which the seller knows the set elsewhere. */
  articleNumber: string | null;
  /** Of a change: the licence that is changed. */
  licence: string | null;
  /** The seller sends printed QR codes with what is bought. */
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
