import { type Cell, cellText } from './cell';
import { monthOfName } from './monthNames';
import { expected, type Parsed, parsed, undecided } from './parsed';

/** Order of `3/4/2024`; with points the day is always first. */
export type DateOrder = 'dmy' | 'mdy';
export const dateOrders: readonly DateOrder[] = ['dmy', 'mdy'];
export interface DateHabits {
  /** Absent: unknown; ambiguous dates are left to the user. */
  order?: DateOrder | undefined;
}

/**
 * Parses a date as `YYYY-MM-DD`: 24.12.2026, 2026. 12. 24., 2026-12-24, 24/12/26, 20261224, "12. Mai 2024", "2024.
 * május 12.", an Excel serial. A month alone ("12/2027", as on inspection plates) means its first day, so that nothing
 * is due too late.
 */
export function parseDate(cell: Cell, { order }: DateHabits = {}): Parsed<string> {
  if (order) return asParsed(dayIn(cell, order));
  const [dmy, mdy] = [dayIn(cell, 'dmy'), dayIn(cell, 'mdy')];
  if (dmy === null || mdy === null || dmy === mdy) return asParsed(dmy ?? mdy);
  return undecided('oneReading', { about: 'order', readings: [dmy, mdy] }, { first: dmy, second: mdy });
}

const asParsed = (day: string | null): Parsed<string> => (day === null ? expected('date') : parsed(day));

/** The date of these parts; null if invalid. */
export function dayIn(cell: Cell, order: DateOrder): string | null {
  if (typeof cell === 'boolean') return null;
  return typeof cell === 'number' ? dayOfSerial(cell) : dayOfText(cellText(cell), order);
}

// Excel's 1900 date system: 25569 is 1970-01-01. Small numbers are counts or years, not dates around 1905.
function dayOfSerial(serial: number): string | null {
  if (!(serial >= 20000 && serial < 80000)) return null;
  return new Date((Math.floor(serial) - 25569) * 86_400_000).toISOString().slice(0, 10);
}

function dayOfText(text: string, order: DateOrder): string | null {
  const bare = text
    .replace(/[T ,]+\d{1,2}:\d{2}(:\d{2})?([.,]\d+)?( ?[AaPp][Mm])?(Z|[+-]\d{2}:?\d{2})?$/, '')
    .replace(/ (r|g|Uhr)\.?$/i, '')
    .trim();
  for (const reading of readings) {
    const match = reading.pattern.exec(bare);
    if (match) return reading.day(match.slice(1), order);
  }
  return null;
}

type Parts = readonly (string | undefined)[];
const readings: readonly { pattern: RegExp; day: (parts: Parts, order: DateOrder) => string | null }[] = [
  {
    pattern: /^(\d{4}) ?[.\-/] ?(\d{1,2}) ?[.\-/] ?(\d{1,2})\.?$/,
    day: ([year, month, day]) => dayOf(year, month, day),
  },
  {
    pattern: /^(\d{1,2}) ?\. ?(\d{1,2}) ?\. ?(\d{4}|\d{2})\.?$/,
    day: ([day, month, year]) => dayOf(year, month, day),
  },
  {
    pattern: /^(\d{1,2}) ?[/-] ?(\d{1,2}) ?[/-] ?(\d{4}|\d{2})$/,
    day: ([first, second, year], order) =>
      order === 'mdy' ? dayOf(year, first, second) : dayOf(year, second, first),
  },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, day: ([year, month, day]) => dayOf(year, month, day) },
  { pattern: /^(\d{5})(?:[.,]\d+)?$/, day: ([serial]) => dayOfSerial(Number(serial)) },
  { pattern: /^(\d{1,2}) ?[/.-] ?(\d{4})$/, day: ([month, year]) => dayOf(year, month, '1') },
  { pattern: /^(\d{4}) ?[/.-] ?(\d{1,2})\.?$/, day: ([year, month]) => dayOf(year, month, '1') },
  {
    pattern: /^(\d{1,2})(?:\.|st|nd|rd|th)?[ -]([\p{L}]+)\.?,?[ -](\d{4})\.?$/u,
    day: ([day, name, year]) => dayOf(year, monthOfName(name), day),
  },
  {
    pattern: /^(\d{4})\.? ([\p{L}]+)\.? (\d{1,2})\.?$/u,
    day: ([year, name, day]) => dayOf(year, monthOfName(name), day),
  },
  {
    pattern: /^([\p{L}]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u,
    day: ([name, day, year]) => dayOf(year, monthOfName(name), day),
  },
  { pattern: /^([\p{L}]+)\.? (\d{4})$/u, day: ([name, year]) => dayOf(year, monthOfName(name), '1') },
];

function dayOf(
  yearText: string | undefined,
  month: string | number | null | undefined,
  day: string | undefined,
): string | null {
  const short = Number(yearText);
  const year = yearText?.length === 2 ? short + (short < 70 ? 2000 : 1900) : short;
  if (!month || year < 1900 || year > 2199) return null;
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : null;
}
