import { type Cell, cellText } from './cell';
import { expected, type Parsed, parsed, undecided } from './parsed';
import { isKnownUnit, unitFactor } from './units';

export type DecimalMark = ',' | '.';
export const decimalMarks: readonly DecimalMark[] = [',', '.'];

export interface NumberHabits {
  /** The decimal mark in `1.200`: with ',' 1200, with '.' 1.2. Absent: unknown. */
  decimal?: DecimalMark | undefined;
  /** Unit of the stored value, e.g. `kg`; `3 t` then is 3000. */
  unit?: string | undefined;
  /** Unit in the column's header, for cells without one. */
  columnUnit?: string | undefined;
  /** The user's mapping of unknown units: `{ kp: 'kg' }`. */
  units?: Readonly<Record<string, string>> | undefined;
  /** Possible range, inclusive; resolves ambiguous readings. */
  range?: { min: number; max: number } | undefined;
  isWhole?: boolean | undefined;
}

/** The number by either decimal mark; equal if unambiguous. */
export interface NumberReading {
  values: Readonly<Record<DecimalMark, number>>;
  /** The decimal mark that the cell proves; null: none. */
  shows: DecimalMark | null;
  /** Unit of the cell or column; empty: none. */
  unit: string;
}

/**
 * Parses "1 200,5 kg", "1.200,50", "1'200.5", "12,5 %", -3 or 1.2E+3 as a number in `unit`. Ambiguous values ("1.200")
 * are left to the user unless the column's habit or the field's range decides.
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

// A known unit of another quantity is an error; an unknown one is left to the user.
function strangeUnit(unit: string, wanted: string): Parsed<number> {
  const args = { unit, wanted };
  return isKnownUnit(unit) ? expected('unit', args) : undecided('unit', { about: 'unit', word: unit }, args);
}

/** The written number before its interpretation; null: not a number. */
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

/** Factor to the field's unit; null: not convertible. */
export function factorOf(word: string, { unit, columnUnit, units }: NumberHabits): number | null {
  // A field without a unit is a count, whose unit may be in the header ("Jahre").
  return unitFactor(units?.[word] ?? word, unit ?? columnUnit);
}

/** Whether the field allows the value, by range and integrality. */
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

// The later of two marks is the decimal mark; a repeated mark groups thousands; a single one before exactly three
// digits ("1.200") is ambiguous.
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
  // A repeated mark groups thousands; the other is the decimal mark.
  return digits.indexOf(mark) === last ? mark : mark === ',' ? '.' : ',';
}

function isGrouped(whole: string): boolean {
  return (
    /^\d*$/.test(whole) ||
    /^\d{1,3}( \d{3})+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(['’]\d{3})+$/.test(whole)
  );
}
