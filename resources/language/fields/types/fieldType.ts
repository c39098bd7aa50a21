import type { Language } from '../../languages';
import type { Field, FieldError, FieldOf, FieldType, ValueOf } from '../field';

/** A value that a filter compares; dates and instants are texts (`YYYY-MM-DD`, ISO 8601). */
export type Scalar = string | number | boolean;
/**
 * A value's comparison key, equal on server and device: sort keys of texts, instants in milliseconds, booleans as 1
 * and 0.
 */
export type Comparable = string | number;

/** A field type, on server and device; its external forms are in `exchange/codecs`. */
export interface FieldTypeOf<F, V = unknown> {
  /** Validates a non-empty value; `inner` validates its components. */
  check(
    value: unknown,
    field: F,
    inner: (value: unknown, field: Field) => FieldError | null,
  ): FieldError | null;
  /** The value as plain text for titles, summaries and filters; '' if it needs another record. */
  textOf(value: V, field: F, words: TextWords): string;
  /** Comparison and order in lists; absent: none. */
  query?: Comparison<F>;
  /** Lists can be sorted by it. The order of a reference is not in the row, but in the one it refers to (`referredOrder`). */
  isSorted?: true;
  /** Lists filter by equality or range. */
  isFiltered?: true;
  /** Filterable by default, without an index of its own. */
  isFilteredAnyway?: true;
  /** Too long for an index or an equality filter. */
  isLong?(field: F): boolean;
  /** Stored as JSON. */
  isJson?: true;
  /** A name: searched, and used as title of items. */
  isName?: true;
  /** Distinguishes rows of the same title. */
  isTelling?: true;
  /** Free text or a file: personal data by default in entities about people. */
  isWritten?: true;
  /** Counts or measures. */
  isNumber?: true;
  /** Type of its range, if not numeric. */
  range?: 'date';
  /** The content hashes of the files in a value. */
  hashes?(value: unknown, field: F, inner: (value: unknown, field: Field) => string[]): string[];
}

export type FieldTypeModule<T extends FieldType> = FieldTypeOf<FieldOf<T>, NonNullable<ValueOf<FieldOf<T>>>>;

export interface Comparison<F> {
  /** Whether a filter may compare with this value. */
  isComparable(value: unknown): boolean;
  keyOf(value: Scalar, field: F): Comparable;
  /** The value for the database; absent: its key. */
  boundOf?(value: Scalar, field: F): string | number | Date;
  /** Compares two keys (negative: first before second); absent: by `<`. */
  compare?(one: Comparable, other: Comparable, field: F): number;
  /** Sort key, if different from the filter's; null: empty. */
  orderKey?(value: unknown, language: Language): Comparable | null;
  /** Position of empty values in ascending order; default: last. */
  emptyKey?: Comparable;
}

/** How plain texts are formatted: language and formats. */
export interface TextWords {
  language: Language;
  translate: (key: string) => string;
  formats: TextFormats;
}
export interface TextFormats {
  number(value: number, language: Language): string;
  day(value: string, language: Language): string;
  moment(value: string, language: Language): string;
  address(value: NonNullable<ValueOf<FieldOf<'address'>>>, language: Language): string;
}
