import { type Cell, cellText } from './cell';
import { expected, type Parsed, parsed, undecided } from './parsed';
import { isKnownUnit, unitFactor } from './units';

export type DecimalMark = ',' | '.';
export const decimalMarks: readonly DecimalMark[] = [',', '.'];

export interface NumberHabits {
  /** What `1.200` means: with ',' one thousand two hundred, with '.' one and two tenths. Absent: nobody has said. */
  decimal?: DecimalMark | undefined;
  /** Unit the value is kept in, e.g. `kg`; `3 t` then reads as 3000. */
  unit?: string | undefined;
  /** Unit the column's header names, for cells without one. */
  columnUnit?: string | undefined;
  /** What a person said of unit words that are not known: `{ kp: 'kg' }`. */
  units?: Readonly<Record<string, string>> | undefined;
  /** Values the field can have, ends included; of two readings the one inside counts. */
  range?: { min: number; max: number } | undefined;
  isWhole?: boolean | undefined;
}

/** A number as it is written: its value with either mark as the decimal one; both are the same where only one is possible. */
export interface NumberReading {
  values: Readonly<Record<DecimalMark, number>>;
  /** The mark that must be the decimal one, so that the cell shows how its column writes; null where it shows nothing. */
  shows: DecimalMark | null;
  /** Unit beside the number, or of the column; empty where neither names one. */
  unit: string;
}

/**
 * Reads "1 200,5 kg", "1.200,50", "1'200.5", "12,5 %", -3 or 1.2E+3 as a number in `unit`. A value that can be read in two
 * ways ("1.200") is left to a person unless the habits or the field's range decide.
 */
export function parseNumber(cell: Cell, habits: NumberHabits = {}): Parsed<number> {
  const read = readNumber(cell, habits);
  if (!read) return expected('number');
  const factor = factorOf(read.unit, habits);
  if (factor === null)
    return habits.unit === undefined ? expected('number') : strangeUnit(read.unit, habits.unit);
  const comma = scaled(read.values[','], factor);
  const point = scaled(read.values['.'], factor);
  if (comma === point) return parsed(comma);
  if (habits.decimal) return parsed(habits.decimal === ',' ? comma : point);
  const limits = { ...habits, isWhole: habits.isWhole && factor === 1 };
  const [only, ...more] = [comma, point].filter((value) => isPossible(value, limits));
  if (only !== undefined && more.length === 0) return parsed(only);
  return undecided(
    'oneReading',
    { about: 'decimal', readings: [comma, point] },
    { first: comma, second: point },
  );
}

// That metres are no kilograms is known; what "kips" are a person may know.
function strangeUnit(unit: string, wanted: string): Parsed<number> {
  const args = { unit, wanted };
  return isKnownUnit(unit) ? expected('unit', args) : undecided('unit', { about: 'unit', word: unit }, args);
}

/** What is written in the cell, before anybody decides what it means; null where it is no number. */
export function readNumber(cell: Cell, { columnUnit = '' }: NumberHabits = {}): NumberReading | null {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? { values: { ',': cell, '.': cell }, shows: null, unit: columnUnit } : null;
  const split = splitUnit(cellText(cell));
  if (!split) return null;
  const { digits, unit } = split;
  const [comma, point] = [parseDigits(digits, ','), parseDigits(digits, '.')];
  if (comma === null || point === null || !Number.isFinite(comma)) return null;
  return {
    values: { ',': comma, '.': point },
    shows: comma === point ? shownMark(digits) : null,
    unit: unit || columnUnit,
  };
}

/** What the written number is multiplied by to come to the field's unit; null where the unit cannot become it. */
export function factorOf(word: string, { unit, columnUnit, units }: NumberHabits): number | null {
  // A field without a unit counts; what its column counts in, the header says ("Jahre").
  return unitFactor(units?.[word] ?? word, unit ?? columnUnit);
}

/** Whether a field can have the value, by its range and whether it counts. */
export const isPossible = (value: number, { range, isWhole }: NumberHabits): boolean =>
  (!isWhole || Number.isInteger(value)) && (!range || (value >= range.min && value <= range.max));

export const scaled = (value: number, factor: number): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(12));

function splitUnit(text: string): { digits: string; unit: string } | null {
  const plain = /^[+\-−]?\d+(?:[.,]\d+)?[eE][+-]?\d{1,3}$/.exec(text);
  if (plain) return { digits: text, unit: '' };
  const parts = /^([+\-−]? ?[\d.,'’ ]*\d[.,]?) ?([\p{L}%°"″²³]*(?: ?\/ ?[\p{L}]+[23²³]?)?)\.?$/u.exec(text);
  return parts ? { digits: parts[1] ?? '', unit: (parts[2] ?? '').replaceAll(' ', '') } : null;
}

function parseDigits(text: string, decimal: DecimalMark): number | null {
  if (/[eE]/.test(text)) return Number(text.replace(',', '.'));
  const negative = /^[-−]/.test(text);
  const body = text.replace(/^[+\-−] ?/, '');
  const mark = decimalMarkOf(body, decimal);
  const [whole = '', fraction = '', ...more] = mark === null ? [body] : body.split(mark);
  if (more.length > 0 || !/^\d*$/.test(fraction) || !isGrouped(whole)) return null;
  const digits = whole.replace(/\D/g, '');
  if (digits === '' && fraction === '') return null;
  const value = Number(`${digits || '0'}.${fraction || '0'}`);
  return negative ? -value : value;
}

// Of two marks the later one is the decimal one; a mark that repeats groups thousands; a single one before exactly
// three digits ("1.200") can be either, and the column's habit decides.
function decimalMarkOf(body: string, habit: DecimalMark): DecimalMark | null {
  const comma = body.lastIndexOf(',');
  const point = body.lastIndexOf('.');
  if (comma === -1 && point === -1) return null;
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.';
  const mark: DecimalMark = comma === -1 ? '.' : ',';
  if (body.indexOf(mark) !== body.lastIndexOf(mark)) return null;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(body) && mark !== habit ? null : mark;
}

function shownMark(digits: string): DecimalMark | null {
  if (/[eE]/.test(digits)) return null;
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last === -1) return null;
  const mark: DecimalMark = digits[last] === ',' ? ',' : '.';
  // A mark that stands twice groups thousands; the other one is the decimal one then.
  return digits.indexOf(mark) === last ? mark : mark === ',' ? '.' : ',';
}

function isGrouped(whole: string): boolean {
  return (
    /^\d*$/.test(whole) ||
    /^\d{1,3}( \d{3})+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(['’]\d{3})+$/.test(whole)
  );
}
