import { createHash } from 'node:crypto';
import { dayAfter } from '@plumbline/resources/language/due';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';

/** Monday of this week as `YYYY-MM-DD`, in the accounts' time zone. */
export function mondayOf(now: Date): string {
  const day = dayOf(now);
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** A deterministic UUID of the words: a command repeated with the same id is applied once. */
export function idOf(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
