import type { ChoiceSet } from '../../language/choices/choices';
import type { Field, FieldOf, FieldType } from '../../language/fields/field';
import { defaultLanguage, localized } from '../../language/languages';
import { type Cell, cellText, isEmptyCell, isFailedFormula } from './cell';
import { fold } from './fold';
import { parseBoolean } from './parseBoolean';
import { type DateOrder, parseDate } from './parseDate';
import { expected, type Parsed, parsed } from './parsed';
import { parseMoment } from './parseMoment';
import { type DecimalMark, factorOf, type NumberHabits, parseNumber, readNumber } from './parseNumber';
import { parseYear } from './parseYear';
import { readInterval } from './readInterval';
import { readPhones } from './readPhones';

export interface CellContext {
  /** How the column writes what can be read in two ways; absent: neither its own values nor a person have said. */
  decimal?: DecimalMark | undefined;
  order?: DateOrder | undefined;
  columnUnit?: string | undefined;
  /** What a person said of units that are not known. */
  units?: Readonly<Record<string, string>> | undefined;
  /** Whose clocks moments are read by; absent: UTC. */
  timeZone?: string | undefined;
  /** Folded words in every language for what a cell may say: a choice's values ("kraftbetatigt" → POWERED), kinds of telephones. */
  words?: ReadonlyMap<string, string>;
}

/** Reads a customer's cell as a value of the field; null where the cell is empty. Whether the value is allowed, validation says. */
export function parseCell(cell: Cell, field: Field, context: CellContext): Parsed<unknown> {
  if (isEmptyCell(cell)) return parsed(null);
  return parseFilled(cell, field, context);
}

/** The same for a cell that is known not to be empty, whatever word it holds. */
export function parseFilled(cell: Cell, field: Field, context: CellContext): Parsed<unknown> {
  if (isFailedFormula(cell)) return expected('formula');
  // The table is exhaustive by type, but TypeScript cannot pair a union's member with its own line.
  const read = readers[field.type] as
    | ((cell: Cell, field: Field, context: CellContext) => Parsed<unknown>)
    | null;
  return read ? read(cell, field, context) : expected('notImportable');
}

/** Whether values of the field can stand in one cell of a list; what a row refers to stands there by its name. */
export const isImportable = (field: Field): boolean => readers[field.type] !== null;

/** Share of a converted value that is rounded away to come to a whole number. */
const mostRounded = 0.005;

type Readers = {
  [T in FieldType]: ((cell: Cell, field: FieldOf<T>, context: CellContext) => Parsed<unknown>) | null;
};

const readText = (cell: Cell): Parsed<string> =>
  parsed(typeof cell === 'string' ? cell.trim() : cellText(cell));

const readers: Readers = {
  text: readText,
  longText: readText,
  localizedText: null,
  integer: (cell, field, context) => {
    if (isYearField(field)) return parseYear(cell);
    // The unit has a field of its own, which a list may fill from the same cell.
    const interval = field.unitField === undefined ? null : readInterval(cell, '');
    if (interval) return parsed(interval.amount);
    const habits = numberHabits(field, context);
    const number = parseNumber(cell, habits);
    if (!number.ok || Number.isInteger(number.value)) return number;
    const whole = Math.round(number.value);
    const isConverted = factorOf(readNumber(cell, habits)?.unit ?? '', habits) !== 1;
    // 36 in are 914.4 mm: what another unit makes of a number is hardly ever whole. 18 months are no two years.
    return isConverted && Math.abs(whole - number.value) <= Math.abs(number.value) * mostRounded
      ? parsed(whole)
      : expected('wholeNumber');
  },
  decimal: (cell, field, context) => {
    const number = parseNumber(cell, numberHabits(field, context));
    return number.ok ? parsed(Number(number.value.toFixed(field.digits ?? 4))) : number;
  },
  boolean: parseBoolean,
  date: (cell, _field, context) => parseDate(cell, { order: context.order }),
  datetime: (cell, _field, { order, timeZone }) => parseMoment(cell, { order, timeZone }),
  choice: (cell, field, { words }) => {
    const text = cellText(cell);
    // What is no longer offered is still what rows say that have it.
    const known = [...field.choices.values, ...(field.choices.retired ?? [])];
    const value = known.find((one) => one.toLowerCase() === text.toLowerCase()) ?? words?.get(fold(text));
    return value === undefined ? expected('choice', choicesOf(field.choices)) : parsed(value);
  },
  reference: readText,
  references: readText,
  file: null,
  files: null,
  address: null,
  phones: (cell, _field, { words }) => {
    const phones = readPhones(String(cell ?? ''), words);
    return phones ? parsed(phones) : { ok: false, expected: { message: 'validation.phone' } };
  },
  list: null,
};

/** A whole number that can only be a year, e.g. between 1900 and 2100. */
export const isYearField = (field: Field): boolean =>
  field.type === 'integer' && (field.min ?? 0) >= 1000 && (field.max ?? 0) > 0 && (field.max ?? 0) <= 2999;

/** How numbers of the field are read: its unit and range decide where the column shows nothing. */
export const numberHabits = (
  field: FieldOf<'integer' | 'decimal'>,
  { decimal, columnUnit, units }: CellContext,
): NumberHabits => ({
  decimal,
  unit: field.unit,
  columnUnit,
  units,
  isWhole: field.type === 'integer',
  range: {
    min: Math.max(field.min ?? Number.NEGATIVE_INFINITY, field.plausible?.[0] ?? Number.NEGATIVE_INFINITY),
    max: Math.min(field.max ?? Number.POSITIVE_INFINITY, field.plausible?.[1] ?? Number.POSITIVE_INFINITY),
  },
});

// The product's words are said in the reader's language; an account's own as they were written.
const choicesOf = ({ name, labels }: ChoiceSet): Record<string, string> =>
  labels
    ? {
        choices: Object.values(labels)
          .map((label) => localized(label, defaultLanguage))
          .join(', '),
      }
    : { choiceSet: name };
