import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { auditType, notificationInterval } from '../../language/choices/choices';
import { dayAfter } from '../../language/due';

/** Equipment of one location due for one type of inspection soon, which one appointment can contain. */
export interface Suggestion {
  location: string;
  owner: string | null;
  type: ChoiceOf<typeof auditType>;
  count: number;
  /** Number of these that are overdue. */
  overdue: number;
  /** The earliest of their dates, `YYYY-MM-DD`. */
  firstDue: string;
}

type Span = { days: number } | { months: number };

/** How far suggestions look ahead (specification, section 9); the first one is the default. */
export const horizons = {
  FOURWEEKS: { days: 28 },
  THREEMONTHS: { months: 3 },
  SIXMONTHS: { months: 6 },
  ONEYEAR: { months: 12 },
} as const satisfies Record<string, Span>;
export type Horizon = keyof typeof horizons;
export const isHorizon = (value: unknown): value is Horizon =>
  typeof value === 'string' && Object.hasOwn(horizons, value);

/** How long a suggestion is hidden; null: permanently. */
export const hideOptions = {
  ONEWEEK: { days: 7 },
  TWOWEEKS: { days: 14 },
  FOURWEEKS: { days: 28 },
  THREEMONTHS: { months: 3 },
  SIXMONTHS: { months: 6 },
  ONEYEAR: { months: 12 },
  ALWAYS: null,
} as const satisfies Record<string, Span | null>;
export type HideOption = keyof typeof hideOptions;

/** How long before the due date a person is notified. */
export const leadOf: Readonly<Record<ChoiceOf<typeof notificationInterval>, Span>> = {
  DEFAULT: horizons.FOURWEEKS,
  ONEWEEK: { days: 7 },
  TWOWEEK: { days: 14 },
  FOURWEEK: { days: 28 },
  ONEMONTH: { months: 1 },
  THREEMONTHS: { months: 3 },
  SIXMONTHS: { months: 6 },
};

/** The last day of a span that begins on this day; with months, at most the end of the month. */
export function lastDayOf(span: Span, day: string): string {
  if ('days' in span) return dayAfter(day, span.days);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + span.months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + span.months, Math.min(date, last))).toISOString().slice(0, 10);
}
