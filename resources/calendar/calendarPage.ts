import type { AnyEntity } from '../defineEntity';
import { dueField } from '../due';
import { entities, entityList } from '../entities/index';
import type { EntityName } from '../entities/names';
import { type Actor, mayEver } from '../permissions';

/** By what a calendar can be narrowed; what has no such field is then left out. */
export const calendarFilters = ['owner', 'location', 'auditor'] as const;
export type CalendarFilter = Partial<Record<(typeof calendarFilters)[number], readonly string[]>>;

/** The tree a filter's values hang in: whoever asks for a branch means all of it. Undefined: they stand for themselves. */
export function treeBehind(entity: AnyEntity, filter: string): EntityName | undefined {
  const field = entity.fields[filter];
  return field?.type === 'reference' && entities[field.to].tree ? field.to : undefined;
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
  /** Id of what they are counted by; null where they are too scattered to be told apart. */
  by: string | null;
  count: number;
  /** Of these, how many have the flag that the entity's calendar names: locked ones. */
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

export const mayReadCalendar = (actor: Actor): boolean =>
  calendarEntities.some((entity) => mayEver(entity, 'read', actor));
