import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  type CalendarCount,
  type CalendarEntry,
  type CalendarPage,
  countedKinds,
  isCounted,
} from '@plumbline/resources/rules/calendar/calendarPage';
import { daysWithin } from './lasting';

export interface DayContent {
  entries: CalendarEntry[];
  counts: CalendarCount[];
}
export const emptyDay: DayContent = { entries: [], counts: [] };

/** Groups a page by the days of a period, an entry on each of its days; counts with the most important kinds first. */
export function groupByDay(
  { entries, counts }: Pick<CalendarPage, 'entries' | 'counts'>,
  span: { from: string; to: string },
): Map<string, DayContent> {
  const days = new Map<string, DayContent>();
  const at = (day: string): DayContent => {
    const content = days.get(day) ?? { entries: [], counts: [] };
    days.set(day, content);
    return content;
  };
  for (const entry of entries) for (const day of daysWithin(entry, span)) at(day).entries.push(entry);
  for (const count of counts) at(count.day).counts.push(count);
  for (const { counts: ofDay } of days.values()) ofDay.sort((one, other) => weightOf(other) - weightOf(one));
  return days;
}

/** Kinds are defined with the most important last. */
function weightOf({ resource, kinds = {} }: CalendarCount): number {
  const entity: AnyEntity = entities[resource];
  return isCounted(entity) ? countedKinds(entity).findLastIndex((kind) => kind in kinds) : 0;
}
