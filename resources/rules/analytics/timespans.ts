import { dayAfter } from '../../language/due';

/** Timespans of figures, each compared with the previous one. */
export const timespans = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Timespan = (typeof timespans)[number];

/** Days `YYYY-MM-DD`, inclusive. */
export interface Span {
  from: string;
  to: string;
}

/** The timespan that contains a day; weeks begin on Monday. */
export function spanAround(timespan: Timespan, day: string): Span {
  const [year = 0, month = 1] = day.split('-').map(Number);
  switch (timespan) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { from, to: dayAfter(from, 6) };
    }
    case 'month':
      return months(year, month, 1);
    case 'quarter':
      return months(year, month - ((month - 1) % 3), 3);
    case 'year':
      return months(year, 1, 12);
  }
}

export const spanBefore = (timespan: Timespan, { from }: Span): Span =>
  spanAround(timespan, dayAfter(from, -1));

export const spanAfter = (timespan: Timespan, { to }: Span): Span => spanAround(timespan, dayAfter(to, 1));

/** Intervals of a chart: days of a week or month, months of a quarter or year. */
export function partsOf(timespan: Timespan, { from, to }: Span): Span[] {
  const part = timespan === 'quarter' || timespan === 'year' ? 'month' : 'day';
  const parts: Span[] = [];
  for (let next = spanAround(part, from); next.from <= to; next = spanAfter(part, next)) parts.push(next);
  return parts;
}

function months(year: number, month: number, count: number): Span {
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month - 1 + count, 0)) };
}
