import type { Order } from '@plumbline/resources/entities/orders';
import type { Seller } from '@plumbline/resources/entities/sellers';
import { amountsOf } from '@plumbline/resources/rules/money/amounts';
import { vatOf } from '@plumbline/resources/rules/money/vatOf';

type Priced = Pick<Order, 'vatTreatment' | 'vatRate' | 'net' | 'vat' | 'gross'>;
type Bought = Pick<Order, 'unitPrice' | 'quantity' | 'billingAddress' | 'vatId'>;

/** Amounts of an order on a day; without tax if the seller's country is unknown. */
export function priceOrder(order: Bought, seller: Seller | undefined, day: string): Priced {
  const { country } = seller?.address ?? {};
  const tax =
    country === undefined
      ? null
      : vatOf({
          seller: { country, isVatExempt: seller?.isVatExempt === true },
          buyer: { country: order.billingAddress?.country, vatId: order.vatId },
          day,
        });
  const { net, vat, gross } = amountsOf(order.unitPrice ?? 0, order.quantity, tax?.basisPoints ?? 0);
  if (!tax) return { net, vatTreatment: null, vatRate: null, vat: null, gross: null };
  return { net, vat, gross, vatTreatment: tax.treatment, vatRate: tax.basisPoints / 100 };
}
