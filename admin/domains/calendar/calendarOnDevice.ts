import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dayAfter, dueField, openFilter } from '@plumbline/resources/language/due';
import type { EntityName } from '@plumbline/resources/language/names';
import {
  beginningUntil,
  type CalendarCount,
  type CalendarFilter,
  type CalendarPage,
  type CountedEntity,
  calendarEntities,
  countedFilter,
  countedFlag,
  countedKinds,
  isCounted,
  lastDayOf,
  mostEntries,
  treeBehind,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { OfflineClient } from '../../data/offline';

type Row = CalendarPage['entries'][number]['record'];
/** A range of days, or everything overdue before today. */
export type Span = { from: string; to: string } | { today: string };
export interface CalendarQuery {
  show: readonly EntityName[];
  filter: CalendarFilter;
  span: Span;
}
type Store = Pick<OfflineClient, 'list' | 'keeps'>;

/** The answer of the server's calendar, computed from the local store. */
export function calendarOnDevice(client: Store, { show, filter, span }: CalendarQuery): CalendarPage {
  const page: CalendarPage = { entries: [], counts: [], hasMore: false };
  for (const entity of calendarEntities) {
    const isAsked = show.includes(entity.name) && Object.keys(filter).every((name) => name in entity.fields);
    if (!isAsked || !client.keeps(entity.name)) continue;
    const due = dueField(entity) ?? entity.list.sort;
    // Rows of the local store are accessed by field names of the definition.
    const begun = client.list(entity.name, {
      filter: { ...wholeBranches(client, entity, filter), ...dates(entity, due, span) },
      sort: { field: due, order: 'ASC' },
    }).records as unknown as readonly Row[];
    const rows =
      'today' in span ? begun : begun.filter((row) => lastDayOf(entity, row, String(row[due])) >= span.from);
    if (isCounted(entity))
      page.counts.push(...countRows(entity, rows, { due, span, isFlagged: flaggedOn(client, entity) }));
    else
      page.entries.push(
        ...rows
          .slice(0, mostEntries)
          .map((record) => ({ resource: entity.name, day: String(record[due]), record })),
      );
  }
  return page;
}

/** As on the server, filtering by a location includes the locations below it. */
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
  const counted = isCounted(entity) ? countedFilter(entity) : undefined;
  if ('today' in span)
    return { ...(counted ?? openFilter(entity)), [`${due}_lte`]: dayAfter(span.today, -1) };
  return { ...counted, ...beginningUntil(entity, due, span) };
}

/** Whether the target of a counted row has the flag, by the local store. */
function flaggedOn(client: Store, entity: CountedEntity): (id: unknown) => boolean {
  const { target, flag } = countedFlag(entity) ?? {};
  if (!target || !flag || !client.keeps(target.name)) return () => false;
  const { records } = client.list(target.name, { filter: { ...openFilter(target), [flag]: true } });
  const ids = new Set<unknown>(records.map(({ id }) => id));
  return (id) => ids.has(id);
}

interface Counting {
  due: string;
  span: Span;
  isFlagged: (id: unknown) => boolean;
}

function countRows(
  entity: CountedEntity,
  rows: readonly Row[],
  { due, span, isFlagged }: Counting,
): CalendarCount[] {
  const { countedBy, kinds, flag } = entity.calendar;
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = 'today' in span ? String(row[countedBy]) : `${row[due]} ${row[countedBy]}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => {
    // Rows are sorted by day, so the first of a group is the earliest.
    const [first] = group;
    const place = first?.[countedBy];
    const flagged = new Set(group.map((row) => row[flag?.of ?? '']).filter(isFlagged));
    return {
      resource: entity.name,
      day: String(first?.[due]),
      by: typeof place === 'string' ? place : null,
      count: group.length,
      ...(kinds
        ? {
            kinds: kindsOf(
              entity,
              group.map((row) => row[kinds]),
            ),
          }
        : {}),
      flagged: flagged.size,
    };
  });
}

function kindsOf(entity: CountedEntity, values: readonly unknown[]): Record<string, number> {
  const amounts = countedKinds(entity).map(
    (kind) => [kind, values.filter((value) => value === kind).length] as const,
  );
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
}
