import type { Billing, ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { type Amounts, amountsOf } from '@plumbline/resources/rules/money/amounts';
import { plainVatId } from '@plumbline/resources/rules/money/vatId';
import { type Vat, vatOf } from '@plumbline/resources/rules/money/vatOf';

/** Billing address while it is being edited. */
export interface BillingDraft {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  vatId: string;
}

export const draftOf = ({ name, address, vatId }: Billing): BillingDraft => ({
  name,
  street: address?.street ?? '',
  zip: address?.zip ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
  vatId: vatId ?? '',
});

/** The billing address as ordered; null while something required on an invoice is missing. */
export function billingOf({ name, street, zip, city, country, vatId }: BillingDraft) {
  const parts = { street: street.trim(), zip: zip.trim(), city: city.trim(), country };
  if (!name.trim() || Object.values(parts).some((part) => part === '')) return null;
  return { name: name.trim(), address: parts, ...(vatId.trim() ? { vatId: plainVatId(vatId) } : {}) };
}

export interface Sum extends Amounts {
  currency: ShopOffer['currency'];
}

interface Line {
  price: number;
  currency: ShopOffer['currency'];
  quantity: number;
}

/** VAT treatment and totals of the order by currency; VAT is rounded per line, since each line has its own invoice. */
export function taxedSums(
  lines: readonly Line[],
  vatFrom: { country: string; isVatExempt: boolean },
  { buyer, day }: { buyer: Pick<BillingDraft, 'country' | 'vatId'>; day: string },
): { vat: Vat; sums: Sum[] } | null {
  const vat = vatOf({ seller: vatFrom, buyer, day });
  if (!vat) return null;
  const cents = new Map<Sum['currency'], { net: number; vat: number }>();
  for (const { price, currency, quantity } of lines) {
    const line = amountsOf(price, quantity, vat.basisPoints);
    const before = cents.get(currency) ?? { net: 0, vat: 0 };
    cents.set(currency, {
      net: before.net + Math.round(line.net * 100),
      vat: before.vat + Math.round(line.vat * 100),
    });
  }
  const sums = [...cents].map(([currency, sum]) => ({
    currency,
    net: sum.net / 100,
    vat: sum.vat / 100,
    gross: (sum.net + sum.vat) / 100,
  }));
  return { vat, sums };
}
