import {
  type CalendarCount,
  type CalendarEntry,
  type CalendarFilter,
  type CalendarPage,
  calendarEntities,
  mostEntries,
  treeBehind,
} from '@plumbline/resources/calendar/calendarPage';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { dayAfter, dueField, openFilter } from '@plumbline/resources/due';
import type { EntityName } from '@plumbline/resources/entities/names';
import { mayEver } from '@plumbline/resources/permissions';
import type { Call } from '../entities/call';
import type { Filter } from '../entities/filterSql';
import { whereOf } from '../entities/listRecords';
import { rowMapper } from '../entities/rowMapper';
import type { Sql } from '../entities/scope';
import { selectRows } from '../entities/selectRows';
import { withDescendants } from '../entities/withDescendants';

export interface CalendarQuery {
  /** Only these kinds; absent: all. */
  show?: readonly EntityName[] | undefined;
  filter?: CalendarFilter;
}

const mostCounts = 5000;

/** What falls on the days from first to last, both included: rows one by one, or counted by day and place. */
export async function readCalendar(
  call: Call,
  { from, to, ...query }: CalendarQuery & { from: string; to: string },
): Promise<CalendarPage> {
  return collect(call, query, (entity, due, wished) => {
    const days = { [`${due}_gte`]: from, [`${due}_lte`]: to };
    return isCounted(entity)
      ? countByDay(call, entity, due, { ...wished, ...openFilter(entity), ...days })
      : readEntries(call, entity, due, { ...wished, ...days });
  });
}

/** What should have been done before today: rows one by one, the oldest first, or counted by place. */
export async function readOverdue(
  call: Call,
  { today, ...query }: CalendarQuery & { today: string },
): Promise<CalendarPage> {
  return collect(call, query, (entity, due, wished) => {
    const filter = { ...wished, ...openFilter(entity), [`${due}_lte`]: dayAfter(today, -1) };
    return isCounted(entity)
      ? countByPlace(call, entity, due, filter)
      : readEntries(call, entity, due, filter);
  });
}

type CountedEntity = AnyEntity & { calendar: { countedBy: string; flag?: string } };

const isCounted = (entity: AnyEntity): entity is CountedEntity => typeof entity.calendar === 'object';

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

/** Whoever asks for a site means its halls, too. */
async function wholeBranches(call: Call, entity: AnyEntity, filter: CalendarFilter): Promise<CalendarFilter> {
  const branches = Object.entries(filter).map(async ([name, roots]) => {
    const tree = treeBehind(entity, name);
    if (!tree) return [name, roots] as const;
    const instances = [call.actor.instance];
    return [name, await withDescendants(call.db, { tree, roots, instances })] as const;
  });
  return Object.fromEntries(await Promise.all(branches));
}

async function readEntries(call: Call, entity: AnyEntity, due: string, filter: Filter): Promise<Part> {
  const where = whereOf(call, entity, filter);
  const { lightColumns, read } = rowMapper(entity);
  const rows = await selectRows(
    call.db,
    `select ${lightColumns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${where.sql} order by t.\`${due}\`, t.id limit ${mostEntries + 1}`,
    where.bindings,
  );
  const entries = rows.slice(0, mostEntries).map((row): CalendarEntry => {
    const record = read(row);
    return { resource: entity.name, day: String(record[due]), record: { ...record, id: String(record.id) } };
  });
  return { entries, hasMore: rows.length > mostEntries };
}

/** Days with more places than a screen could show are counted without telling the places apart. */
async function countByDay(call: Call, entity: CountedEntity, due: string, filter: Filter): Promise<Part> {
  const where = whereOf(call, entity, filter);
  const place = `t.\`${entity.calendar.countedBy}\``;
  const counts = await count(call, entity, where, {
    day: `t.\`${due}\``,
    by: place,
    group: `t.\`${due}\`, ${place}`,
  });
  if (counts.length <= mostCounts) return { counts };
  return {
    counts: await count(call, entity, where, { day: `t.\`${due}\``, by: 'null', group: `t.\`${due}\`` }),
  };
}

async function countByPlace(call: Call, entity: CountedEntity, due: string, filter: Filter): Promise<Part> {
  const where = whereOf(call, entity, filter);
  const place = `t.\`${entity.calendar.countedBy}\``;
  const counts = await count(call, entity, where, { day: `min(t.\`${due}\`)`, by: place, group: place });
  return { counts: counts.sort((one, other) => one.day.localeCompare(other.day)) };
}

async function count(
  call: Call,
  entity: CountedEntity,
  where: Sql,
  { day, by, group }: { day: string; by: string; group: string },
): Promise<CalendarCount[]> {
  const { flag } = entity.calendar;
  const flagged = flag ? `coalesce(sum(t.\`${flag}\`), 0)` : '0';
  const rows = await selectRows(
    call.db,
    `select ${day} as day, ${by} as place, count(*) as amount, ${flagged} as flagged from \`${entity.name}\` t where ${where.sql} group by ${group} limit ${mostCounts + 1}`,
    where.bindings,
  );
  return rows.map((row) => ({
    resource: entity.name,
    day: String(row.day),
    by: row.place === null ? null : String(row.place),
    count: Number(row.amount),
    flagged: Number(row.flagged),
  }));
}
