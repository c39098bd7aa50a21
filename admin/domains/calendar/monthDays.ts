import { dayAfter } from '@plumbline/resources/language/due';

// Months are `YYYY-MM`, days `YYYY-MM-DD`; none has a time zone, so all reckoning is in UTC.

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDay = (month: string): string => `${month}-01`;
export const lastDay = (month: string): string => dayAfter(firstDay(monthAfter(month, 1)), -1);

/** The month so many months from the given one. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last day where it has no such day. */
export function sameDayIn(month: string, day: string): string {
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDay(month);
  return wanted < last ? wanted : last;
}

/** 0 on Monday to 6 on Sunday: in all our languages the week begins on Monday (ISO 8601). */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks that the month touches, whole, each of seven days. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  let monday = dayAfter(firstDay(month), -weekdayOf(firstDay(month)));
  for (; monday <= lastDay(month); monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_none, index) => dayAfter(monday, index)));
  return weeks;
}

/** Where a key leads from a day, as in other calendars; undefined: nowhere. */
export function dayByKey(key: string, day: string): string | undefined {
  const steps: Record<string, string> = {
    ArrowLeft: dayAfter(day, -1),
    ArrowRight: dayAfter(day, 1),
    ArrowUp: dayAfter(day, -7),
    ArrowDown: dayAfter(day, 7),
    Home: dayAfter(day, -weekdayOf(day)),
    End: dayAfter(day, 6 - weekdayOf(day)),
    PageUp: sameDayIn(monthAfter(monthOf(day), -1), day),
    PageDown: sameDayIn(monthAfter(monthOf(day), 1), day),
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}
