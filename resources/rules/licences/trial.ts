import type { License } from '../../entities/licenses';

/** Length of the trial in days (specification, section 9). */
export const trialDays = 30;
/** Maximum sign-ins during the trial. */
export const trialUsers = 5;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Start and exclusive end of a trial that begins on `day` (`YYYY-MM-DD`). */
export function trialPeriod(day: string): { validFrom: string; validBefore: string } {
  const end = new Date(Date.parse(day) + trialDays * millisecondsOfDay);
  return { validFrom: day, validBefore: end.toISOString().slice(0, 10) };
}

/** Remaining days, including `day`; 0: over. */
export function daysLeft(validBefore: string, day: string): number {
  return Math.max(0, Math.round((Date.parse(validBefore) - Date.parse(day)) / millisecondsOfDay));
}

type Licence = Pick<License, 'isTrial' | 'validBefore'>;

/** The day from which a purchased licence's time counts: after the trial, so that an early purchase loses nothing. */
export function countedFrom(licences: readonly Licence[], day: string): string {
  const ends = licences.flatMap(({ isTrial, validBefore }) => (isTrial && validBefore ? [validBefore] : []));
  return [...ends, day].sort().at(-1) ?? day;
}

/**
 * Exclusive end (`YYYY-MM-DD`) of the trial of an account without other licences; null: it has a current or future
 * licence, or never had a trial.
 */
export function trialEnd(licences: readonly Licence[], day: string): string | null {
  const isBought = licences.some(
    ({ isTrial, validBefore }) => !isTrial && (validBefore === null || validBefore > day),
  );
  if (isBought) return null;
  const ends = licences.flatMap(({ isTrial, validBefore }) => (isTrial && validBefore ? [validBefore] : []));
  return ends.sort().at(-1) ?? null;
}
