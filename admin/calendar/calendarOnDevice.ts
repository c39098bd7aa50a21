import {
  type CalendarCount,
  type CalendarFilter,
  type CalendarPage,
  calendarEntities,
  mostEntries,
  treeBehind,
} from '@plumbline/resources/calendar/calendarPage';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { dayAfter, dueField, openFilter } from '@plumbline/resources/due';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { OfflineClient } from '../offline';

type Row = CalendarPage['entries'][number]['record'];
/** A span of days, or all before today of which something is still to be done. */
export type Span = { from: string; to: string } | { today: string };
export interface CalendarQuery {
  show: readonly EntityName[];
  filter: CalendarFilter;
  span: Span;
}
type Store = Pick<OfflineClient, 'list' | 'keeps'>;

/** What the server's calendar would say, of the rows that are kept on this device. */
export function calendarOnDevice(client: Store, { show, filter, span }: CalendarQuery): CalendarPage {
  const page: CalendarPage = { entries: [], counts: [], hasMore: false };
  for (const entity of calendarEntities) {
    const isAsked = show.includes(entity.name) && Object.keys(filter).every((name) => name in entity.fields);
    if (!isAsked || !client.keeps(entity.name)) continue;
    const due = dueField(entity) ?? entity.list.sort;
    // Rows of the local store are read by the names their definition gives them.
    const rows = client.list(entity.name, {
      filter: { ...wholeBranches(client, entity, filter), ...dates(entity, due, span) },
      sort: { field: due, order: 'ASC' },
    }).records as unknown as readonly Row[];
    if (typeof entity.calendar === 'object')
      page.counts.push(
        ...countRows(entity, rows, { due, by: entity.calendar.countedBy, flag: entity.calendar.flag, span }),
      );
    else
      page.entries.push(
        ...rows
          .slice(0, mostEntries)
          .map((record) => ({ resource: entity.name, day: String(record[due]), record })),
      );
  }
  return page;
}

/** As on the server, whoever asks for a site means its halls, too. */
function wholeBranches(client: Store, entity: AnyEntity, filter: CalendarFilter): CalendarFilter {
  const branches = Object.entries(filter).map(([name, roots]) => {
    const tree = treeBehind(entity, name);
    if (!tree) return [name, roots];
    const branch = new Set(roots);
    for (let below = [...branch]; below.length > 0; ) {
      const found = client.list(tree, { filter: { parent: below } }).records.map(({ id }) => id);
      below = found.filter((id) => !branch.has(id));
      for (const id of below) branch.add(id);
    }
    return [name, [...branch]];
  });
  return Object.fromEntries(branches);
}

function dates(entity: AnyEntity, due: string, span: Span): Record<string, unknown> {
  if ('today' in span) return { ...openFilter(entity), [`${due}_lte`]: dayAfter(span.today, -1) };
  return {
    ...(typeof entity.calendar === 'object' ? openFilter(entity) : {}),
    [`${due}_gte`]: span.from,
    [`${due}_lte`]: span.to,
  };
}

function countRows(
  entity: AnyEntity,
  rows: readonly Row[],
  { due, by, flag, span }: { due: string; by: string; flag: string | undefined; span: Span },
): CalendarCount[] {
  const counts = new Map<string, CalendarCount>();
  for (const row of rows) {
    const day = String(row[due]);
    const place = typeof row[by] === 'string' ? row[by] : null;
    const key = 'today' in span ? String(place) : `${day} ${place}`;
    const known = counts.get(key);
    // The rows come by day, so the first of a place is its earliest.
    const counted = known ?? { resource: entity.name, day, by: place, count: 0, flagged: 0 };
    counted.count += 1;
    if (flag && row[flag] === true) counted.flagged += 1;
    if (!known) counts.set(key, counted);
  }
  return [...counts.values()];
}
