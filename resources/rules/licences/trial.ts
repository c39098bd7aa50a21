import type { License } from '../../entities/licenses';

/** Days a new account may use everything without paying (specification, section 9). */
export const trialDays = 30;
/** How many people may sign in to an account on trial. */
export const trialUsers = 5;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** First and last bound of a trial that begins on `day` (both `YYYY-MM-DD`); like every licence it ends before `validBefore`. */
export function trialPeriod(day: string): { validFrom: string; validBefore: string } {
  const end = new Date(Date.parse(day) + trialDays * millisecondsOfDay);
  return { validFrom: day, validBefore: end.toISOString().slice(0, 10) };
}

/** Days on which it may still be used, `day` included; 0 when it is over. */
export function daysLeft(validBefore: string, day: string): number {
  return Math.max(0, Math.round((Date.parse(validBefore) - Date.parse(day)) / millisecondsOfDay));
}

type Licence = Pick<License, 'isTrial' | 'validBefore'>;

/**
 * The day from which the time of a licence counts that begins on `day`: what is left of a trial then is not lost by buying
 * early, but comes before what was bought.
 */
export function countedFrom(licences: readonly Licence[], day: string): string {
  const ends = licences.flatMap(({ isTrial, validBefore }) => (isTrial && validBefore ? [validBefore] : []));
  return [...ends, day].sort().at(-1) ?? day;
}

/**
 * Before which day (`YYYY-MM-DD`) the trial ends or ended of an account that holds nothing else; null: it has a licence
 * that is in force or begins later, or was never on trial.
 */
export function trialEnd(licences: readonly Licence[], day: string): string | null {
  const isBought = licences.some(
    ({ isTrial, validBefore }) => !isTrial && (validBefore === null || validBefore > day),
  );
  if (isBought) return null;
  const ends = licences.flatMap(({ isTrial, validBefore }) => (isTrial && validBefore ? [validBefore] : []));
  return ends.sort().at(-1) ?? null;
}
