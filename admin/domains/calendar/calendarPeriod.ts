import { dayAfter } from '@plumbline/resources/language/due';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { monthName, wholeDay } from './dayWords';
import { firstDay, monthAfter, monthOf, weekdayOf, weeksOf } from './monthDays';

export const calendarViews = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What a view is about, by one of its days. */
export interface Period {
  view: CalendarView;
  day: string;
}

const monday = (day: string): string => dayAfter(day, -weekdayOf(day));

/** First and last day that the view shows; a month has the whole weeks that overlap it. */
export function spanOf({ view, day }: Period): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return { from: monday(day), to: dayAfter(monday(day), 6) };
  const sheet = weeksOf(monthOf(day)).flat();
  return { from: sheet[0] ?? day, to: sheet.at(-1) ?? day };
}

/** A day of the period before (-1) or after (1). */
export function stepFrom({ view, day }: Period, step: -1 | 1): string {
  if (view === 'day') return dayAfter(day, step);
  if (view === 'week') return dayAfter(day, 7 * step);
  return firstDay(monthAfter(monthOf(day), step));
}

export const isSamePeriod = (one: Period, other: Period): boolean => {
  if (one.view === 'month' || one.view === 'agenda') return monthOf(one.day) === monthOf(other.day);
  return spanOf(one).from === spanOf(other).from;
};

export function periodName(period: Period, language: Language): string {
  const { view, day } = period;
  if (view === 'day') return wholeDay(day, language);
  if (view !== 'week') return monthName(monthOf(day), language);
  const { from, to } = spanOf(period);
  const format = new Intl.DateTimeFormat(intlTag(language), {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
