import { type Cell, cellText } from './cell';
import { expected, type Parsed, parsed } from './parsed';
import { unitFactor } from './units';

export type DecimalMark = ',' | '.';
export interface NumberHabits {
  /** What `1.200` means: with ',' one thousand two hundred, with '.' one and two tenths. */
  decimal?: DecimalMark;
  /** Unit the value is kept in, e.g. `kg`; `3 t` then reads as 3000. */
  unit?: string;
  /** Unit the column's header names, for cells without one. */
  columnUnit?: string;
}

/** Reads "1 200,5 kg", "1.200,50", "1'200.5", "12,5 %", -3 or 1.2E+3 as a number in `unit`. */
export function parseNumber(cell: Cell, habits: NumberHabits = {}): Parsed<number> {
  const { decimal = ',', unit, columnUnit } = habits;
  const split = typeof cell === 'number' ? { digits: cell, unit: '' } : splitUnit(cellText(cell));
  if (!split) return expected('number');
  const bare = typeof split.digits === 'number' ? split.digits : parseDigits(split.digits, decimal);
  if (bare === null || !Number.isFinite(bare)) return expected('number');
  // A field without a unit counts; what its column counts in, the header says ("Jahre").
  const wanted = unit ?? columnUnit;
  const given = split.unit || columnUnit || '';
  const factor = unitFactor(given, wanted);
  if (factor === null)
    return wanted === undefined ? expected('number') : expected('unit', { unit: given, wanted });
  return parsed(factor === 1 ? bare : Number((bare * factor).toPrecision(12)));
}

function splitUnit(text: string): { digits: string; unit: string } | null {
  const plain = /^[+\-−]?\d+(?:[.,]\d+)?[eE][+-]?\d{1,3}$/.exec(text);
  if (plain) return { digits: text, unit: '' };
  const parts = /^([+\-−]? ?[\d.,'’ ]*\d[.,]?) ?([\p{L}%°"²³/]*)\.?$/u.exec(text);
  return parts ? { digits: parts[1] ?? '', unit: parts[2] ?? '' } : null;
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

function isGrouped(whole: string): boolean {
  return (
    /^\d*$/.test(whole) ||
    /^\d{1,3}( \d{3})+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(['’]\d{3})+$/.test(whole)
  );
}
