import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dayAfter, endsBefore, openFilter } from '@plumbline/resources/language/due';

export {
  dayAfter,
  dueField,
  endsBefore,
  isNeverInspected,
  isSettled,
  neverInspectedType,
  openFilter,
  runsOut,
} from '@plumbline/resources/language/due';

export type DueState = 'overdue' | 'soon' | 'later';

const soonDays = 30;

/** Days from today until the date; negative if it is past. */
export function daysUntil(day: string, today: string): number {
  return Math.round(
    (Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000,
  );
}

/** Due state of a date; with `isOutside` it is the first day on which something is no longer valid. */
export function dueState(day: string, today: string, isOutside = false): DueState {
  const days = daysUntil(day, today) - (isOutside ? 1 : 0);
  if (days < 0) return 'overdue';
  return days <= soonDays ? 'soon' : 'later';
}

/** Today as `YYYY-MM-DD` in the user's time zone. */
export function today(now: Date = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const dueScopes = ['overdue', 'soon'] as const;
export type DueScope = (typeof dueScopes)[number];

/** The filter of a scope: due before today, or within the next 30 days. */
export function scopeFilter(
  entity: AnyEntity,
  due: string,
  scope: DueScope,
  day: string,
): Record<string, unknown> {
  const first = endsBefore(entity) ? dayAfter(day, 1) : day;
  const dates: Record<DueScope, Record<string, unknown>> = {
    overdue: { [`${due}_lte`]: dayAfter(first, -1) },
    soon: { [`${due}_gte`]: first, [`${due}_lte`]: dayAfter(first, soonDays) },
  };
  return { ...openFilter(entity), ...dates[scope] };
}
