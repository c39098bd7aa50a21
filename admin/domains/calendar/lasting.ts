import { entities } from '@plumbline/resources/entities/index';
import { type CalendarEntry, lastDayOf } from '@plumbline/resources/rules/calendar/calendarPage';
import { daysBetween } from './monthDays';

/** The last day of an entry. */
export const lastDay = ({ resource, record, day }: CalendarEntry): string =>
  lastDayOf(entities[resource], record, day);

/** Whether it lasts several days, and is shown as a bar across them. */
export const isLasting = (entry: CalendarEntry): boolean => lastDay(entry) > entry.day;

/** The days of an entry within a period. */
export const daysWithin = (entry: CalendarEntry, { from, to }: { from: string; to: string }): string[] => {
  const last = lastDay(entry);
  return daysBetween({ from: entry.day > from ? entry.day : from, to: last < to ? last : to });
};

/** Lanes of a day: the bar in each, if there is one. */
export type Lanes = readonly (CalendarEntry | undefined)[];

/**
 * The bars of a week by day, each in the same lane on all of its days: the earliest and longest above. Bars for which no
 * lane is free are left out.
 */
export function lanesOf(
  week: readonly string[],
  entries: readonly CalendarEntry[],
  most = Number.POSITIVE_INFINITY,
): Map<string, Lanes> {
  const span = { from: week[0] ?? '', to: week.at(-1) ?? '' };
  const lanes = new Map(week.map((day) => [day, [] as (CalendarEntry | undefined)[]]));
  const bars = new Map(entries.filter(isLasting).map((entry) => [entry.record.id, entry]));
  for (const bar of [...bars.values()].sort(byLength)) {
    const days = daysWithin(bar, span).map((day) => lanes.get(day) ?? []);
    let lane = 0;
    while (days.some((day) => day[lane])) lane += 1;
    if (lane < most) for (const day of days) day[lane] = bar;
  }
  return lanes;
}

function byLength(one: CalendarEntry, other: CalendarEntry): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const [ends, otherEnds] = [lastDay(one), lastDay(other)];
  if (ends !== otherEnds) return ends > otherEnds ? -1 : 1;
  return one.record.id < other.record.id ? -1 : 1;
}
