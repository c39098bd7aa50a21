import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dayAfter, dueField, openFilter } from '@plumbline/resources/language/due';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Sql } from '@plumbline/resources/language/query/sql';
import {
  beginningUntil,
  type CalendarEntry,
  type CalendarFilter,
  type CalendarPage,
  type CountedEntity,
  calendarEntities,
  countedFilter,
  isCounted,
  lastDayField,
  mostEntries,
  treeBehind,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { Call } from '../../entities/call';
import type { Filter } from '../../entities/filterSql';
import { whereOf } from '../../entities/listRecords';
import { rowMapper } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';
import { withDescendants } from '../../entities/withDescendants';
import { countRows, mostCounts } from './countRows';

export interface CalendarQuery {
  /** Only these entities; absent: all. */
  show?: readonly EntityName[] | undefined;
  filter?: CalendarFilter;
}

/** Entries from first to last day, both included: single rows, or counts by day and place. */
export async function readCalendar(
  call: Call,
  { from, to, ...query }: CalendarQuery & { from: string; to: string },
): Promise<CalendarPage> {
  return collect(call, query, (entity, due, wished) => {
    const days = { [`${due}_gte`]: from, [`${due}_lte`]: to };
    return isCounted(entity)
      ? countByDay(call, entity, due, { ...wished, ...countedFilter(entity), ...days })
      : readEntries(call, entity, due, {
          filter: { ...wished, ...beginningUntil(entity, due, { from, to }) },
          lasting: lastingSql(entity, due, from),
        });
  });
}

/** Overdue entries before today: single rows, oldest first, or counts by place. */
export async function readOverdue(
  call: Call,
  { today, ...query }: CalendarQuery & { today: string },
): Promise<CalendarPage> {
  return collect(call, query, (entity, due, wished) => {
    const past = { [`${due}_lte`]: dayAfter(today, -1) };
    return isCounted(entity)
      ? countByPlace(call, entity, { ...wished, ...countedFilter(entity), ...past })
      : readEntries(call, entity, due, { filter: { ...wished, ...openFilter(entity), ...past } });
  });
}

type Part = Partial<CalendarPage>;

async function collect(
  call: Call,
  { show, filter = {} }: CalendarQuery,
  read: (entity: AnyEntity, due: string, filter: CalendarFilter) => Promise<Part>,
): Promise<CalendarPage> {
  const parts = await Promise.all(
    calendarEntities
      .filter((entity) => !show || show.includes(entity.name))
      .filter((entity) => mayEver(entity, 'read', call.actor))
      .filter((entity) => Object.keys(filter).every((name) => name in entity.fields))
      .map(async (entity) =>
        read(entity, dueField(entity) ?? entity.list.sort, await wholeBranches(call, entity, filter)),
      ),
  );
  return {
    entries: parts.flatMap(({ entries = [] }) => entries),
    counts: parts.flatMap(({ counts = [] }) => counts),
    hasMore: parts.some(({ hasMore }) => hasMore),
  };
}

/** Filtering by a location includes the locations below it. */
async function wholeBranches(call: Call, entity: AnyEntity, filter: CalendarFilter): Promise<CalendarFilter> {
  const branches = Object.entries(filter).map(async ([name, roots]) => {
    const tree = treeBehind(entity, name);
    if (!tree) return [name, roots] as const;
    const instances = [call.actor.instance];
    return [name, await withDescendants(call.db, { tree, roots, instances })] as const;
  });
  return Object.fromEntries(await Promise.all(branches));
}

/** Rows that begin on the day or later, or last until then. */
function lastingSql(entity: AnyEntity, due: string, from: string): Sql | undefined {
  const last = lastDayField(entity);
  return last ? { sql: `(t.\`${due}\` >= ? or t.\`${last}\` >= ?)`, bindings: [from, from] } : undefined;
}

async function readEntries(
  call: Call,
  entity: AnyEntity,
  due: string,
  { filter, lasting = { sql: '1 = 1', bindings: [] } }: { filter: Filter; lasting?: Sql | undefined },
): Promise<Part> {
  const where = whereOf(call, entity, filter);
  const { lightColumns, read } = rowMapper(entity);
  const rows = await selectRows(
    call.db,
    `select ${lightColumns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${where.sql} and ${lasting.sql} order by t.\`${due}\`, t.id limit ${mostEntries + 1}`,
    [...where.bindings, ...lasting.bindings],
  );
  const entries = rows.slice(0, mostEntries).map((row): CalendarEntry => {
    const record = read(row);
    return { resource: entity.name, day: String(record[due]), record: { ...record, id: String(record.id) } };
  });
  return { entries, hasMore: rows.length > mostEntries };
}

/** With too many places the rows are counted by day only. */
async function countByDay(call: Call, entity: CountedEntity, due: string, filter: Filter): Promise<Part> {
  const counts = await countRows(call, entity, filter, [due, entity.calendar.countedBy]);
  if (counts.length <= mostCounts) return { counts };
  return { counts: await countRows(call, entity, filter, [due]) };
}

async function countByPlace(call: Call, entity: CountedEntity, filter: Filter): Promise<Part> {
  const counts = await countRows(call, entity, filter, [entity.calendar.countedBy]);
  return { counts: counts.sort((one, other) => one.day.localeCompare(other.day)) };
}
