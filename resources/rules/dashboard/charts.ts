import { entities } from '../../entities/index';
import { dayAfter, openFilter } from '../../language/due';
import type { EntityName } from '../../language/names';
import { type Actor, mayEver } from '../../language/permissions';
import { type Board, soonDays } from './figures';

type Filter = Readonly<Record<string, unknown>>;

/**
 * Counts of rows by a field; each bar links to its list. `value`: by the field's value. `month`: by month, past ones
 * together. `place`: due soon or overdue, by a reference.
 */
export interface Chart {
  name: string;
  kind: 'value' | 'month' | 'place';
  resource: EntityName;
  field: string;
  filter: Filter;
}

/** A bar; the key for `month` is `YYYY-MM` or `overdue`; null: empty field. */
export interface Bar {
  key: string | null;
  count: number;
  /** Of these, overdue; only for `place`. */
  overdue?: number;
}

/** Number of months, from the current one, and of locations with the highest counts. */
export const chartMonths = 12;
export const mostPlaces = 8;

/** The charts that the person may see: by customer for auditors, else by location. */
export function chartsOf(board: Board, day: string, actor: Actor): Chart[] {
  const inspected = openFilter(entities.equipments);
  const licensed = { hasResigned: false, validBefore_gte: dayAfter(day, 1) };
  const charts: Record<Board, Chart[]> = {
    inspecting: [
      { name: 'due', kind: 'month', resource: 'equipments', field: 'nextAuditDate', filter: inspected },
      { name: 'results', kind: 'value', resource: 'equipments', field: 'lastAuditResult', filter: inspected },
      {
        name: actor.instanceType === 'AUDITOR' ? 'customers' : 'locations',
        kind: 'place',
        resource: 'equipments',
        field: actor.instanceType === 'AUDITOR' ? 'owner' : 'location',
        filter: { ...inspected, nextAuditDate_lte: dayAfter(day, soonDays) },
      },
    ],
    selling: [
      { name: 'licenses', kind: 'month', resource: 'licenses', field: 'validBefore', filter: licensed },
      { name: 'accounts', kind: 'value', resource: 'instances', field: 'instanceType', filter: {} },
    ],
    providing: [
      { name: 'accounts', kind: 'value', resource: 'instances', field: 'instanceType', filter: {} },
      { name: 'licenses', kind: 'month', resource: 'licenses', field: 'validBefore', filter: licensed },
    ],
  };
  return charts[board].filter(({ resource }) => mayEver(entities[resource], 'read', actor));
}

/** The list filter of a bar, which gives the counted rows. */
export function barFilter({ kind, field, filter }: Chart, key: string | null, day: string): Filter {
  if (kind !== 'month') return { ...filter, [field]: key === null ? null : [key] };
  if (key === null) return { ...filter, [field]: null };
  if (key === 'overdue') return { ...filter, [`${field}_lte`]: dayAfter(day, -1) };
  const [first, last] = [`${key}-01`, lastOfMonth(key)];
  return { ...filter, [`${field}_gte`]: first < day ? day : first, [`${field}_lte`]: last };
}

/**
 * Counts per day as bars: overdue, then each month from the current one, including empty ones. Later days are left
 * out.
 */
export function monthBars(days: Iterable<{ key: string | null; count: number }>, day: string): Bar[] {
  const bars = new Map<string, number>(
    ['overdue', ...monthsFrom(day, chartMonths)].map((key) => [key, 0] as const),
  );
  for (const { key, count } of days) {
    if (key === null) continue;
    const bar = key < day ? 'overdue' : key.slice(0, 7);
    const before = bars.get(bar);
    if (before !== undefined) bars.set(bar, before + count);
  }
  return [...bars].map(([key, count]) => ({ key, count }));
}

/** `YYYY-MM` of this day's month and the following ones. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
