import { entities, entityList } from '../../entities/index';
import type { AnyEntity, CountedInCalendar } from '../../language/defineEntity';
import { dueField, openFilter } from '../../language/due';
import { isChoice } from '../../language/fields/types/choice';
import { isReference } from '../../language/fields/types/reference';
import type { EntityName } from '../../language/names';
import { type Actor, mayEver } from '../../language/permissions';

/** By what a calendar can be narrowed; what has no such field is then left out. */
export const calendarFilters = ['owner', 'location', 'auditor'] as const;
export type CalendarFilter = Partial<Record<(typeof calendarFilters)[number], readonly string[]>>;

/** The tree a filter's values hang in: anyone who asks for a branch means all of it. Undefined: they stand for themselves. */
export function treeBehind(entity: AnyEntity, filter: string): EntityName | undefined {
  const field = entity.fields[filter];
  return isReference(field) && entities[field.to].tree ? field.to : undefined;
}

/** A row that stands in the calendar by itself. */
export interface CalendarEntry {
  resource: EntityName;
  /** `YYYY-MM-DD` */
  day: string;
  record: Readonly<Record<string, unknown>> & { id: string };
}

/** Rows due on one day in one place; overdue ones are counted by place alone, with the earliest of their days. */
export interface CalendarCount {
  resource: EntityName;
  day: string;
  /** Id of what they are counted by; null where they are counted by day alone. */
  by: string | null;
  count: number;
  /** The count by the values of the choice that the entity's calendar names, without those of which there is none. */
  kinds?: Readonly<Record<string, number>>;
  /** How many rows with the flag that the entity's calendar names are concerned, each once: locked pieces. */
  flagged: number;
}

export interface CalendarPage {
  /** By day; at most `mostEntries`. */
  entries: CalendarEntry[];
  counts: CalendarCount[];
  /** More entries than are shown. */
  hasMore: boolean;
}

export const mostEntries = 1000;
/** Days that one page may span: six weeks of a month's sheet, and some more. */
export const mostDays = 62;

/** What a calendar can show, in the order it is shown. */
export const calendarEntities: readonly AnyEntity[] = entityList.filter(
  (entity) => entity.calendar !== undefined && dueField(entity) !== undefined,
);

export type CountedEntity = AnyEntity & { calendar: CountedInCalendar };

/** Whether the calendar gives numbers of these rows instead of the rows. */
export const isCounted = (entity: AnyEntity): entity is CountedEntity => typeof entity.calendar === 'object';

/** The filter of the list whose rows a calendar counts, without days and places. */
export const countedFilter = (entity: CountedEntity): Record<string, unknown> => ({
  ...openFilter(entity),
  ...entity.calendar.given,
});

/** The values by which counts of the entity are broken down; empty: they are not. */
export function countedKinds({ calendar, fields }: CountedEntity): readonly string[] {
  const field = fields[calendar.kinds ?? ''];
  return isChoice(field) ? field.choices.values : [];
}

/** What a counted row is about, and the field of it that is looked at; undefined: nothing is. */
export function countedFlag({
  calendar,
  fields,
}: CountedEntity): { target: AnyEntity; flag: string } | undefined {
  const field = calendar.flag && fields[calendar.flag.of];
  return calendar.flag && isReference(field)
    ? { target: entities[field.to], flag: calendar.flag.is }
    : undefined;
}

// Equipment is counted by its duties since it has several of them; addresses from before go on being answered.
const formerNames: Partial<Record<EntityName, EntityName>> = { equipments: 'inspectionDuties' };
export const calendarName = (name: EntityName): EntityName => formerNames[name] ?? name;

export const mayReadCalendar = (actor: Actor): boolean =>
  calendarEntities.some((entity) => mayEver(entity, 'read', actor));
