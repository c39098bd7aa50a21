import type { License } from '../../entities/licenses';
import type { Order } from '../../entities/orders';
import { dayAfter } from '../../language/due';
import { nextAuditDate } from '../audits';
import { centsOf } from '../money';
import type { Grant } from './grantOf';
import { licenseStates } from './licenseStates';
import { renewalDays } from './licenseToRenew';

/** Kind of an order: a new licence, a renewal, or additional seats. */
export type LicenseChangeKind = 'RENEWAL' | 'SEATS';

/** An offered change of a licence with the calculation of its price. */
export interface LicenseChange {
  license: string;
  name: string;
  kind: LicenseChangeKind;
  /** First paid day (`YYYY-MM-DD`) and exclusive end. */
  from: string;
  till: string;
  /** Number of paid days, and of days that the set's price covers. */
  days: number;
  ofDays: number;
  /** Net, per unit. */
  unitPrice: number;
}

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Number of days between two days (`YYYY-MM-DD`). */
export const daysBetween = (from: string, till: string): number =>
  Math.round((Date.parse(till) - Date.parse(from)) / millisecondsOfDay);

/** The pro-rata share of a price in whole cents, rounded half away from zero. */
export function proRata(price: number, days: number, ofDays: number): number {
  const of = BigInt(ofDays);
  // BigInt: cents would be lost above 2^53.
  return Number((2n * BigInt(centsOf(price)) * BigInt(days) + of) / (2n * of)) / 100;
}

/** Prices are per year unless the set has months. */
const termDays = (from: string, months: number | null): number =>
  daysBetween(from, nextAuditDate(from, { interval: months ?? 12, unit: 'MONTHLY' }));

interface Sold {
  id: string;
  price: number;
  months: number | null;
  /** What a licence of the set allows from a day on. */
  grants: (day: string) => Grant;
}
type Licence = Pick<
  License,
  'id' | 'name' | 'licenseSet' | 'isTrial' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;
type Ordered = Pick<Order, 'kind' | 'license' | 'state' | 'periodTill'>;

/** The end of a licence with the renewals that are ordered and not redeemed yet. */
function endWithRenewals({ id }: Licence, validBefore: string, orders: readonly Ordered[]): string {
  const ends = orders
    .filter(({ kind, license, state }) => kind === 'RENEWAL' && license === id && waiting.has(state ?? ''))
    .map(({ periodTill }) => periodTill ?? '');
  return [validBefore, ...ends].sort().at(-1) ?? validBefore;
}

const waiting: ReadonlySet<string> = new Set(['ORDERED', 'INVOICED', 'PAID']);

/**
 * The possible changes of an account's licences on `day` (`YYYY-MM-DD`): renewal from its end if it ends within ninety
 * days, and additional seats for its remaining days. A renewal follows those in `orders` that wait to be redeemed.
 */
export function licenseChanges(
  { id, price, months, grants }: Sold,
  { licences, orders }: { licences: readonly Licence[]; orders: readonly Ordered[] },
  day: string,
): LicenseChange[] {
  return licences.flatMap((licence): LicenseChange[] => {
    const { validBefore } = licence;
    const isRunning =
      licence.licenseSet === id && !licence.isTrial && licenseStates(licence, day).includes('active');
    if (!isRunning || validBefore === null || licence.hasResigned) return [];
    const span = (kind: LicenseChangeKind, from: string, till: string): LicenseChange => {
      const [days, ofDays] = [daysBetween(from, till), termDays(from, months)];
      const unitPrice = proRata(price, days, ofDays);
      return { license: licence.id, name: licence.name ?? '', kind, from, till, days, ofDays, unitPrice };
    };
    const end = endWithRenewals(licence, validBefore, orders);
    const renewed = grants(end).validBefore;
    const isEnding = validBefore <= dayAfter(day, renewalDays);
    return [
      ...(isEnding && renewed !== null && renewed > end ? [span('RENEWAL', end, renewed)] : []),
      ...(grants(day).maxUser === null ? [] : [span('SEATS', day, validBefore)]),
    ];
  });
}
