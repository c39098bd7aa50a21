import type { AnyEntity } from '@plumbline/resources/defineEntity';

type Row = Readonly<Record<string, unknown>>;
export type DueState = 'overdue' | 'soon' | 'later';

const soonDays = 30;

/** The date by which rows of this entity are due: a list that is sorted by a date, the nearest first, says so. */
export function dueField(entity: AnyEntity): string | undefined {
  const { sort, order = 'ASC' } = entity.list;
  return entity.fields[sort]?.type === 'date' && order === 'ASC' ? sort : undefined;
}

// Values by which a row says of itself that nothing is to be done any more.
const settledBy: readonly (readonly [string, unknown])[] = [
  ['state', 'finished'],
  ['status', 'COMPLETED'],
  ['isArchived', true],
  ['isScrapped', true],
];

export const isSettled = (row: Row): boolean => settledBy.some(([name, value]) => row[name] === value);

/** Whole days from today until the day; negative once it is past. */
export function daysUntil(day: string, today: string): number {
  return Math.round(
    (Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000,
  );
}

export function dueState(day: string, today: string): DueState {
  const days = daysUntil(day, today);
  if (days < 0) return 'overdue';
  return days <= soonDays ? 'soon' : 'later';
}

/** Today as `YYYY-MM-DD` where the user is. */
export function today(now: Date = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day so many days from the given one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A list's filter that leaves only rows on which something is still to be done, as far as the entity knows such a state. */
export function openFilter(entity: AnyEntity): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (const [name, settled] of settledBy) {
    const field = entity.fields[name];
    if (field?.type === 'choice') filter[name] = field.choices.values.filter((value) => value !== settled);
    // Without a value from the start it may be empty instead of false, which a filter for false would not find.
    else if (field?.type === 'boolean' && field.default !== undefined) filter[name] = false;
  }
  return filter;
}

export const dueScopes = ['overdue', 'soon'] as const;
export type DueScope = (typeof dueScopes)[number];

/** The filter of a scope: due before today, or within the next weeks. */
export function scopeFilter(
  entity: AnyEntity,
  due: string,
  scope: DueScope,
  day: string,
): Record<string, unknown> {
  const dates: Record<DueScope, Record<string, unknown>> = {
    overdue: { [`${due}_lte`]: dayAfter(day, -1) },
    soon: { [`${due}_gte`]: day, [`${due}_lte`]: dayAfter(day, soonDays) },
  };
  return { ...openFilter(entity), ...dates[scope] };
}
