import type { Field } from '../fields/field';
import type { Comparable, Comparison, Scalar } from '../fields/types/fieldType';
import { fieldTypes, typeOf } from '../fields/types/fieldTypes';
import { searchKey } from './collation';
import type { Sql } from './sql';

// The filter operators, each as SQL on a column and as a predicate in memory. A property test compares both
// (scripts/queries).

/** An invalid filter; `field` names it. */
export class QueryRefused extends Error {
  constructor(readonly field: string) {
    super(`no list can be filtered by this ${field}`);
  }
}

export interface Operator {
  /** `column`: SQL of the field's value. */
  sql: (column: string) => Sql;
  /** Whether the row matches; null and undefined are empty. */
  test: (value: unknown) => boolean;
}

/** The field is empty. */
export const isEmpty: Operator = {
  sql: (column) => ({ sql: `${column} is null`, bindings: [] }),
  test: (value) => value === null || value === undefined || value === '',
};

/** Equality; `null` and an empty text match empty fields, a list any of its values. */
export function equals(name: string, field: Field | undefined, value: unknown): Operator {
  if (Array.isArray(value)) return anyOf(name, field, value);
  if (value === null || value === '') return isEmpty;
  const wanted = scalarOf(name, field, value);
  const key = keyOf(field, wanted);
  return {
    sql: (column) => ({ sql: `${column} = ?`, bindings: [boundOf(field, wanted)] }),
    test: (stored) => !isEmpty.test(stored) && compare(field, storedKey(field, stored), key) === 0,
  };
}

/** Case-sensitive equality, using the unique index. */
export function equalsInCase(name: string, field: Field | undefined, value: unknown): Operator {
  if (value === null || value === '') return isEmpty;
  const wanted = [value].flat().map((one) => String(scalarOf(name, field, one)));
  const lower = new Set(wanted.map((one) => one.toLowerCase()));
  return {
    sql: (column) =>
      wanted.length === 0
        ? { sql: '1 = 0', bindings: [] }
        : { sql: `${column} in (${wanted.map(() => 'lower(?)').join(', ')})`, bindings: wanted },
    test: (stored) => typeof stored === 'string' && lower.has(stored.toLowerCase()),
  };
}

function anyOf(name: string, field: Field | undefined, values: readonly unknown[]): Operator {
  const wanted = values.map((value) => scalarOf(name, field, value));
  const keys = new Set(wanted.map((value) => keyOf(field, value)));
  return {
    sql: (column) =>
      wanted.length === 0
        ? { sql: '1 = 0', bindings: [] }
        : {
            sql: `${column} in (${wanted.map(() => '?').join(', ')})`,
            bindings: wanted.map((value) => boundOf(field, value)),
          },
    test: (stored) => !isEmpty.test(stored) && keys.has(storedKey(field, stored)),
  };
}

/** At least (`gte`) or at most (`lte`) the value; empty fields never match. */
export function within(
  name: string,
  field: Field | undefined,
  { bound, value }: { bound: 'gte' | 'lte'; value: unknown },
): Operator {
  const wanted = scalarOf(name, field, value);
  const key = keyOf(field, wanted);
  const sign = bound === 'gte' ? 1 : -1;
  return {
    sql: (column) => ({
      sql: `${column} ${bound === 'gte' ? '>=' : '<='} ?`,
      bindings: [boundOf(field, wanted)],
    }),
    test: (stored) => !isEmpty.test(stored) && compare(field, storedKey(field, stored), key) * sign >= 0,
  };
}

/** The words of a search, at most eight; all must match. */
export function wordsOf(value: unknown): string[] {
  if (typeof value !== 'string') throw new QueryRefused('q');
  return value.trim().split(/\s+/).filter(Boolean).slice(0, 8);
}

/** The text contains the word, ignoring case and diacritics. */
export function contains(word: string): Operator {
  const key = searchKey(word);
  return {
    sql: (column) => ({
      sql: `${column} like ?`,
      bindings: [`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`],
    }),
    test: (text) => typeof text === 'string' && searchKey(text).includes(key),
  };
}

// Without a field it is an id.
const comparisonOf = (field: Field | undefined): Comparison<Field | undefined> | undefined =>
  field ? typeOf(field).query : fieldTypes.reference.query;

function scalarOf(name: string, field: Field | undefined, value: unknown): Scalar {
  if (value === '' || !comparisonOf(field)?.isComparable(value)) throw new QueryRefused(name);
  return value as Scalar; // what is comparable is one
}

/** A filter value as database parameter. */
const boundOf = (field: Field | undefined, value: Scalar): string | number | Date =>
  comparisonOf(field)?.boundOf?.(value, field) ?? keyOf(field, value);

const keyOf = (field: Field | undefined, value: Scalar): Comparable =>
  comparisonOf(field)?.keyOf(value, field) ?? String(value);

// Rows hold values in the form of their type.
const storedKey = (field: Field | undefined, value: unknown): Comparable => keyOf(field, value as Scalar);

/** Compares two values of a field (negative: first before second). */
export function compare(field: Field | undefined, one: Comparable, other: Comparable): number {
  if (one === other) return 0;
  return comparisonOf(field)?.compare?.(one, other, field) ?? (one < other ? -1 : 1);
}
