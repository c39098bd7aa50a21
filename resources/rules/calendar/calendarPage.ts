import { entities, entityList } from '../../entities/index';
import type { AnyEntity, CountedInCalendar } from '../../language/defineEntity';
import { dayAfter, dueField, openFilter } from '../../language/due';
import { isChoice } from '../../language/fields/types/choice';
import { isDate } from '../../language/fields/types/date';
import { isReference } from '../../language/fields/types/reference';
import type { EntityName } from '../../language/names';
import { type Actor, mayEver } from '../../language/permissions';

/** Filters of a calendar; entities without such a field are then left out. */
export const calendarFilters = ['owner', 'location', 'auditor'] as const;
export type CalendarFilter = Partial<Record<(typeof calendarFilters)[number], readonly string[]>>;

/** Tree of a filter's values: a node includes its descendants. Undefined: no tree. */
export function treeBehind(entity: AnyEntity, filter: string): EntityName | undefined {
  const field = entity.fields[filter];
  return isReference(field) && entities[field.to].tree ? field.to : undefined;
}

/** A row shown individually. */
export interface CalendarEntry {
  resource: EntityName;
  /** `YYYY-MM-DD` */
  day: string;
  record: Readonly<Record<string, unknown>> & { id: string };
}

/** Number of rows due on a day at a location; overdue ones are counted per location, on their earliest day. */
export interface CalendarCount {
  resource: EntityName;
  day: string;
  /** Id of the grouping reference; null: grouped by day only. */
  by: string | null;
  count: number;
  /** Counts by the values of the calendar's choice field, without zeros. */
  kinds?: Readonly<Record<string, number>>;
  /** Number of distinct records with the calendar's flag: locked pieces. */
  flagged: number;
}

export interface CalendarPage {
  /** By day; at most `mostEntries`. */
  entries: CalendarEntry[];
  counts: CalendarCount[];
  /** Entries were left out. */
  hasMore: boolean;
}

export const mostEntries = 1000;
/** Maximum days per page: the six weeks of a month view and some more. */
export const mostDays = 62;

/** Entities of the calendar in display order. */
export const calendarEntities: readonly AnyEntity[] = entityList.filter(
  (entity) => entity.calendar !== undefined && dueField(entity) !== undefined,
);

/** The longest time that a row of the calendar is expected to last, as on the planning board. */
const mostDaysOfRow = 31;

/** The field with the last day of rows that may last several days. */
export function lastDayField(entity: AnyEntity): string | undefined {
  const due = dueField(entity);
  return Object.keys(entity.fields).find((name) => {
    const field = entity.fields[name];
    return due !== undefined && isDate(field) && field.notBelow === due;
  });
}

/** The last day of a row that begins on this one. */
export function lastDayOf(entity: AnyEntity, row: Readonly<Record<string, unknown>>, day: string): string {
  const last = row[lastDayField(entity) ?? ''];
  return typeof last === 'string' && last > day ? last : day;
}

/** The list filter of rows that begin on these days, or early enough to last until the first one. */
export function beginningUntil(
  entity: AnyEntity,
  due: string,
  { from, to }: { from: string; to: string },
): Record<string, string> {
  const first = lastDayField(entity) ? dayAfter(from, 1 - mostDaysOfRow) : from;
  return { [`${due}_gte`]: first, [`${due}_lte`]: to };
}

export type CountedEntity = AnyEntity & { calendar: CountedInCalendar };

/** Whether the calendar shows counts of these rows instead of the rows. */
export const isCounted = (entity: AnyEntity): entity is CountedEntity => typeof entity.calendar === 'object';

/** The list filter of counted rows, without day and location. */
export const countedFilter = (entity: CountedEntity): Record<string, unknown> => ({
  ...openFilter(entity),
  ...entity.calendar.given,
});

/** Values that break down the counts; empty: none. */
export function countedKinds({ calendar, fields }: CountedEntity): readonly string[] {
  const field = fields[calendar.kinds ?? ''];
  return isChoice(field) ? field.choices.values : [];
}

/** The record of a counted row and its flag; undefined: none. */
export function countedFlag({
  calendar,
  fields,
}: CountedEntity): { target: AnyEntity; flag: string } | undefined {
  const field = calendar.flag && fields[calendar.flag.of];
  return calendar.flag && isReference(field)
    ? { target: entities[field.to], flag: calendar.flag.is }
    : undefined;
}

// Equipment is counted by its duties, because it has several; the earlier addresses still work.
const formerNames: Partial<Record<EntityName, EntityName>> = { equipments: 'inspectionDuties' };
export const calendarName = (name: EntityName): EntityName => formerNames[name] ?? name;

export const mayReadCalendar = (actor: Actor): boolean =>
  calendarEntities.some((entity) => mayEver(entity, 'read', actor));
