import { dueField, openFilter } from '@plumbline/resources/language/due';
import { mayEver } from '@plumbline/resources/language/permissions';
import {
  type CalendarCount,
  type CountedEntity,
  countedFlag,
  countedKinds,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { Call } from '../../entities/call';
import type { Filter } from '../../entities/filterSql';
import { whereOf } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';

/** Maximum number of groups in a response; one more is read to detect others. */
export const mostCounts = 5000;

/**
 * Counts the rows of a filter by these columns (day, place, or both), each group with its earliest day, its kinds, and
 * the number of flagged records; at most one more than `mostCounts`.
 */
export async function countRows(
  call: Call,
  entity: CountedEntity,
  filter: Filter,
  columns: readonly string[],
): Promise<CalendarCount[]> {
  const [rows, flags] = await Promise.all([
    readCounts(call, entity, filter, columns),
    readFlags(call, entity, filter, columns),
  ]);
  const flagged = new Map(flags.map((row) => [keyOf(row, columns), Number(row.flagged)]));
  const counts = new Map<string, CalendarCount & { kinds?: Record<string, number> }>();
  for (const row of rows) {
    const key = keyOf(row, columns);
    const place = row[entity.calendar.countedBy] ?? null;
    const day = String(row.day);
    const known = counts.get(key) ?? {
      resource: entity.name,
      day,
      by: place === null ? null : String(place),
      count: 0,
      ...(entity.calendar.kinds ? { kinds: {} } : {}),
      flagged: flagged.get(key) ?? 0,
    };
    known.count += Number(row.amount);
    if (day < known.day) known.day = day;
    if (known.kinds) known.kinds[String(row.kind)] = Number(row.amount);
    counts.set(key, known);
  }
  return [...counts.values()].slice(0, mostCounts + 1);
}

const keyOf = (row: Row, columns: readonly string[]): string =>
  columns.map((name) => String(row[name])).join(' ');

/** In the order of a covering index, to avoid sorting: day, place, kind. */
async function readCounts(
  call: Call,
  entity: CountedEntity,
  filter: Filter,
  columns: readonly string[],
): Promise<Row[]> {
  const { kinds } = entity.calendar;
  const where = whereOf(call, entity, filter);
  const due = dueField(entity) ?? entity.list.sort;
  const groups = [...columns, ...(kinds ? [kinds] : [])].map(column);
  return selectRows(
    call.db,
    `select ${columns.map((name) => `${column(name)}, `).join('')}${kinds ? `${column(kinds)} as kind, ` : ''}min(${column(due)}) as day, count(*) as amount
     from \`${entity.name}\` t where ${where.sql} group by ${groups.join(', ')} limit ${(mostCounts + 1) * Math.max(1, countedKinds(entity).length)}`,
    where.bindings,
  );
}

/** Number of distinct flagged records per group; starts from the few flagged records, not from all rows. */
async function readFlags(
  call: Call,
  entity: CountedEntity,
  filter: Filter,
  columns: readonly string[],
): Promise<Row[]> {
  const { of } = entity.calendar.flag ?? {};
  const { target, flag } = countedFlag(entity) ?? {};
  if (!of || !target || !flag || !mayEver(target, 'read', call.actor)) return [];
  const where = whereOf(call, entity, filter);
  const among = whereOf(call, target, { ...openFilter(target), [flag]: true });
  const groups = columns.map(column).join(', ');
  return selectRows(
    call.db,
    // `straight_join` forces this order regardless of statistics: the reverse needs a look-up per row.
    `select ${groups}, count(distinct ${column(of)}) as flagged
     from (select t.id from \`${target.name}\` t where ${among.sql}) f straight_join \`${entity.name}\` t on ${column(of)} = f.id
     where ${where.sql} group by ${groups}`,
    [...among.bindings, ...where.bindings],
  );
}

const column = (name: string): string => `t.\`${name}\``;
