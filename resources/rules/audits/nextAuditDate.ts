import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { intervalUnit } from '../../language/choices/choices';

export interface Interval {
  interval: number;
  unit: ChoiceOf<typeof intervalUnit>;
}

interface OwnInterval {
  auditInterval: number | null;
  auditIntervalUnit: Interval['unit'] | null;
}
interface RegulationInterval {
  interval: number;
  intervalUnit: Interval['unit'];
}

/** The equipment's own interval if complete, else the regulation's. */
export function intervalFor(
  equipment: OwnInterval | null,
  regulation: RegulationInterval | null,
): Interval | null {
  if (equipment?.auditInterval && equipment.auditIntervalUnit)
    return { interval: equipment.auditInterval, unit: equipment.auditIntervalUnit };
  return regulation ? { interval: regulation.interval, unit: regulation.intervalUnit } : null;
}

/**
 * Adds an interval to a day (`YYYY-MM-DD`). Months and years keep the day of the month, or use its last day: 31
 * January + 1 month is 28 or 29 February, 29 February + 1 year is 28 February.
 */
export function nextAuditDate(day: string, { interval, unit }: Interval): string {
  return steps[unit](day, interval);
}

const steps: Record<Interval['unit'], (day: string, amount: number) => string> = {
  DAILY: addDays,
  WEEKLY: (day, weeks) => addDays(day, weeks * 7),
  MONTHLY: addMonths,
  YEARLY: (day, years) => addMonths(day, years * 12),
};

function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

function addMonths(day: string, months: number): string {
  const date = utc(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth));
  return dayOf(date);
}

// Computed in UTC, so that daylight saving time cannot shift days.
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
