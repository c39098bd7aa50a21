import type { CalendarCount, CalendarEntry, CalendarPage } from '@plumbline/resources/calendar/calendarPage';

export interface DayContent {
  entries: CalendarEntry[];
  counts: CalendarCount[];
}
export const emptyDay: DayContent = { entries: [], counts: [] };

/** A page by its days. */
export function groupByDay({
  entries,
  counts,
}: Pick<CalendarPage, 'entries' | 'counts'>): Map<string, DayContent> {
  const days = new Map<string, DayContent>();
  const at = (day: string): DayContent => {
    const content = days.get(day) ?? { entries: [], counts: [] };
    days.set(day, content);
    return content;
  };
  for (const entry of entries) at(entry.day).entries.push(entry);
  for (const count of counts) at(count.day).counts.push(count);
  return days;
}
