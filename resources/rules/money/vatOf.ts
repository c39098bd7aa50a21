import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { vatTreatment } from '../../language/choices/choices';
import { isVatIdOf } from './vatId';
import { euCountries, vatRateOn } from './vatRates';

export type VatTreatment = ChoiceOf<typeof vatTreatment>;

export interface Vat {
  treatment: VatTreatment;
  /** Hundredths of a percent. */
  basisPoints: number;
}

interface Trade {
  /** Country (ISO 3166-1) of the seller, and its exemption (Directive 2006/112/EC, art. 284). */
  seller: { country: string; isVatExempt: boolean };
  buyer: { country: string | null | undefined; vatId: string | null | undefined };
  /** `YYYY-MM-DD`. */
  day: string;
}

/**
 * VAT of a service sold to a business (Directive 2006/112/EC, art. 44 and 196): the seller's rate within its country;
 * reverse charge in another EU country with a valid VAT number, else the seller's rate; none outside the EU. Null: the
 * rate of the seller's country is unknown.
 */
export function vatOf({ seller, buyer, day }: Trade): Vat | null {
  if (seller.isVatExempt) return { treatment: 'EXEMPT', basisPoints: 0 };
  const country = buyer.country || seller.country;
  const isAbroad = country !== seller.country;
  if (isAbroad && !(euCountries.includes(country) && euCountries.includes(seller.country)))
    return { treatment: 'EXEMPT', basisPoints: 0 };
  if (isAbroad && isVatIdOf(country, buyer.vatId)) return { treatment: 'REVERSE_CHARGE', basisPoints: 0 };
  const basisPoints = vatRateOn(seller.country, day);
  return basisPoints === null ? null : { treatment: 'DOMESTIC', basisPoints };
}
