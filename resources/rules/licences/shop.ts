import type { LicenseSet } from '../../entities/licenseSets';
import type { ChoiceOf } from '../../language/choices/choiceSet';
import { type currency, licenseTier } from '../../language/choices/choices';
import type { AddressValue, FileValue } from '../../language/fields/field';
import type { Localized } from '../../language/languages';
import type { LicenseChange, LicenseChangeKind } from './proRata';

export type Currency = ChoiceOf<typeof currency>;

/** A licence set as offered to an account. Prices are net per year. */
export interface ShopOffer {
  id: string;
  name: string;
  tier: ChoiceOf<typeof licenseTier> | null;
  price: number;
  currency: Currency;
  /** Null: unlimited. */
  maxUser: number | null;
  /** Empty: all. */
  categories: { id: string; name: Localized }[];
  /** Exclusive end of a licence that begins today; null: never. */
  validBefore: string | null;
  months: number | null;
  isPromoted: boolean;
  /** Possible changes of the account's licences of this set. */
  changes: LicenseChange[];
  /** Sold only at this address. */
  shopLink: string | null;
}

export interface Shop {
  offers: ShopOffer[];
  /** The seller; null: the provider. */
  seller: ShopSeller | null;
  /** The seller's own shop. */
  shopLink: string | null;
  /** Country of the seller's VAT; null: not configured. */
  vatFrom: { country: string; isVatExempt: boolean } | null;
  /** Default invoice address. */
  billing: Billing;
}

export interface ShopSeller {
  id: string;
  name: string;
  supportEmail: string | null;
  supportPhone: string | null;
  supportTimes: Localized | null;
  /** The seller ships printed QR codes. */
  sendsQrCodes: boolean;
  images: FileValue[];
}

export interface Billing {
  name: string;
  address: AddressValue | null;
  vatId: string | null;
}

/**
 * A line of the cart; `unitPrice` is the displayed price. The id becomes the order's; the buyer's device creates it.
 */
export interface OrderLine {
  id: string;
  licenseSet: string;
  quantity: number;
  unitPrice: number;
  /** The changed licence; absent: a new one. */
  change?: { license: string; kind: LicenseChangeKind } | undefined;
}

export interface PlacedOrder {
  id: string;
  number: string;
}

/** Maximum lines per order, and quantity per line. */
export const mostLines = 20;
export const mostPieces = 100_000;

type OnSale = Pick<LicenseSet, 'validFrom' | 'validTill'>;

/** Whether a set is on sale on a day (`YYYY-MM-DD`), bounds inclusive. */
export const isOnSale = ({ validFrom, validTill }: OnSale, day: string): boolean =>
  (!validFrom || validFrom <= day) && (!validTill || day <= validTill);

/** A yearly price displayed per month, two decimals. */
export const perMonth = (price: number): number => Math.round((price / 12) * 100) / 100;

/** Yearly totals per currency, in order of appearance. */
export function totals(
  lines: readonly { price: number; currency: Currency; quantity: number }[],
): { currency: Currency; sum: number }[] {
  const sums = new Map<Currency, number>();
  // In cents, because 0.1 + 0.2 is not 0.3.
  for (const { price, currency: unit, quantity } of lines)
    sums.set(unit, (sums.get(unit) ?? 0) + Math.round(price * 100) * quantity);
  return [...sums].map(([unit, cents]) => ({ currency: unit, sum: cents / 100 }));
}

/** By tier, without tier last, then by price. */
export function byTier(
  one: Pick<ShopOffer, 'tier' | 'price'>,
  other: Pick<ShopOffer, 'tier' | 'price'>,
): number {
  const place = ({ tier }: Pick<ShopOffer, 'tier'>) =>
    tier === null ? licenseTier.values.length : licenseTier.values.indexOf(tier);
  return place(one) - place(other) || one.price - other.price;
}
