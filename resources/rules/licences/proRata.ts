import type { License } from '../../entities/licenses';
import { dayAfter } from '../../language/due';
import { nextAuditDate } from '../audits';
import { centsOf } from '../money';
import type { Grant } from './grantOf';
import { licenseStates } from './licenseStates';
import { renewalDays } from './licenseToRenew';

/** What an order does: a licence of its own, more time for one that ends soon, or more seats in one until it ends. */
export type LicenseChangeKind = 'RENEWAL' | 'SEATS';

/** A change of a licence as it is offered, with the calculation behind its price. */
export interface LicenseChange {
  license: string;
  name: string;
  kind: LicenseChangeKind;
  /** First day (`YYYY-MM-DD`) that is paid for, and the day before which that ends. */
  from: string;
  till: string;
  /** So many days are paid for, of so many that the price of the set stands for. */
  days: number;
  ofDays: number;
  /** Net, of one piece. */
  unitPrice: number;
}

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Days from one day to another (`YYYY-MM-DD`). */
export const daysBetween = (from: string, till: string): number =>
  Math.round((Date.parse(till) - Date.parse(from)) / millisecondsOfDay);

/** The part of a price that falls on some of the days it stands for, in whole cents, half a cent away from zero. */
export function proRata(price: number, days: number, ofDays: number): number {
  const of = BigInt(ofDays);
  // Whole numbers beyond 2^53 would lose cents.
  return Number((2n * BigInt(centsOf(price)) * BigInt(days) + of) / (2n * of)) / 100;
}

/** Prices are for a year where the set says no months. */
const termDays = (from: string, months: number | null): number =>
  daysBetween(from, nextAuditDate(from, { interval: months ?? 12, unit: 'MONTHLY' }));

interface Sold {
  id: string;
  price: number;
  months: number | null;
  /** What a licence of the set allows that begins on a day. */
  grants: (day: string) => Grant;
}
type Licence = Pick<
  License,
  'id' | 'name' | 'licenseSet' | 'isTrial' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/**
 * How an account's licences of a set can be changed on `day` (`YYYY-MM-DD`): what ends within ninety days can be renewed from
 * its end, and as long as it runs seats can be added until then, for the days that are left.
 */
export function licenseChanges(
  { id, price, months, grants }: Sold,
  licences: readonly Licence[],
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
    const renewed = grants(validBefore).validBefore;
    const isEnding = validBefore <= dayAfter(day, renewalDays);
    return [
      ...(isEnding && renewed !== null && renewed > validBefore
        ? [span('RENEWAL', validBefore, renewed)]
        : []),
      ...(grants(day).maxUser === null ? [] : [span('SEATS', day, validBefore)]),
    ];
  });
}
