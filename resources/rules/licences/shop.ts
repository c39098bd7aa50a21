import type { LicenseSet } from '../../entities/licenseSets';
import type { ChoiceOf } from '../../language/choices/choices';
import { type currency, licenseTier } from '../../language/choices/choices';
import type { AddressValue, FileValue } from '../../language/fields/field';
import type { Localized } from '../../language/languages';
import type { LicenseChange, LicenseChangeKind } from './proRata';

export type Currency = ChoiceOf<typeof currency>;

/** A licence set as it is sold to an account. Prices are net, for a year. */
export interface ShopOffer {
  id: string;
  name: string;
  tier: ChoiceOf<typeof licenseTier> | null;
  price: number;
  currency: Currency;
  /** Null: without limit. */
  maxUser: number | null;
  /** Empty: all. */
  categories: { id: string; name: Localized }[];
  /** The day before which a licence ends that begins today; null: never. */
  validBefore: string | null;
  months: number | null;
  isPromoted: boolean;
  /** How licences that the account has of it can be changed. */
  changes: LicenseChange[];
  /** Sold at this address and not here. */
  shopLink: string | null;
}

export interface Shop {
  offers: ShopOffer[];
  /** Who sells; null: the provider. */
  seller: ShopSeller | null;
  /** The seller's own shop. */
  shopLink: string | null;
  /** Where the seller owes VAT; null: it has not been said yet. */
  vatFrom: { country: string; isVatExempt: boolean } | null;
  /** Whom the invoice goes to where the buyer says nothing else. */
  billing: Billing;
}

export interface ShopSeller {
  id: string;
  name: string;
  supportEmail: string | null;
  supportPhone: string | null;
  supportTimes: Localized | null;
  /** Printed QR codes come with what is bought. */
  sendsQrCodes: boolean;
  images: FileValue[];
}

export interface Billing {
  name: string;
  address: AddressValue | null;
  vatId: string | null;
}

/** One line of a cart as it is ordered; `unitPrice` is what the buyer saw. The id is the order's, made by the buyer. */
export interface OrderLine {
  id: string;
  licenseSet: string;
  quantity: number;
  unitPrice: number;
  /** What is done with which licence; absent: a new one. */
  change?: { license: string; kind: LicenseChangeKind } | undefined;
}

export interface PlacedOrder {
  id: string;
  number: string;
}

/** Lines of one order, and pieces of one line. */
export const mostLines = 20;
export const mostPieces = 100_000;

type OnSale = Pick<LicenseSet, 'validFrom' | 'validTill'>;

/** Whether a set can be bought on a day (`YYYY-MM-DD`), both ends included. */
export const isOnSale = ({ validFrom, validTill }: OnSale, day: string): boolean =>
  (!validFrom || validFrom <= day) && (!validTill || day <= validTill);

/** What is billed by the year, as it is shown: by the month, to two digits. */
export const perMonth = (price: number): number => Math.round((price / 12) * 100) / 100;

/** What lines of several currencies come to for a year, each currency by itself in the order in which they come. */
export function totals(
  lines: readonly { price: number; currency: Currency; quantity: number }[],
): { currency: Currency; sum: number }[] {
  const sums = new Map<Currency, number>();
  // In cents, for 0.1 + 0.2 is not 0.3.
  for (const { price, currency: unit, quantity } of lines)
    sums.set(unit, (sums.get(unit) ?? 0) + Math.round(price * 100) * quantity);
  return [...sums].map(([unit, cents]) => ({ currency: unit, sum: cents / 100 }));
}

/** The smallest tier first, what has none last, and within each the cheapest first. */
export function byTier(
  one: Pick<ShopOffer, 'tier' | 'price'>,
  other: Pick<ShopOffer, 'tier' | 'price'>,
): number {
  const place = ({ tier }: Pick<ShopOffer, 'tier'>) =>
    tier === null ? licenseTier.values.length : licenseTier.values.indexOf(tier);
  return place(one) - place(other) || one.price - other.price;
}
