import { dayAfter } from '@plumbline/resources/language/due';

// Months are `YYYY-MM`, days `YYYY-MM-DD`; neither has a time zone, so all arithmetic is in UTC.

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDay = (month: string): string => `${month}-01`;
export const lastDay = (month: string): string => dayAfter(firstDay(monthAfter(month, 1)), -1);

/** The month this many months after the given one. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day in another month, or that month's last day if it is shorter. */
export function sameDayIn(month: string, day: string): string {
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDay(month);
  return wanted < last ? wanted : last;
}

/** 0 on Monday to 6 on Sunday: in all supported languages the week begins on Monday (ISO 8601). */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The complete weeks that overlap the month. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  let monday = dayAfter(firstDay(month), -weekdayOf(firstDay(month)));
  for (; monday <= lastDay(month); monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_none, index) => dayAfter(monday, index)));
  return weeks;
}

export function daysBetween({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The day a key moves to, as in other calendars; undefined: no movement. */
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
