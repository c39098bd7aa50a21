import type { Language } from '../../languages';
import type { Field, FieldError, FieldOf, FieldType, ValueOf } from '../field';

/** A value that a filter compares with; days and instants are texts (`YYYY-MM-DD`, ISO 8601). */
export type Scalar = string | number | boolean;
/** A value as both sides compare it: texts by their sort key, instants in milliseconds, yes and no as 1 and 0. */
export type Comparable = string | number;

/** What a field type is, on both sides and wherever its values go; its other forms are in `exchange/types`. */
export interface FieldTypeOf<F, V = unknown> {
  /** What is wrong with a value that is there; `inner` checks what it is made of. */
  check(
    value: unknown,
    field: F,
    inner: (value: unknown, field: Field) => FieldError | null,
  ): FieldError | null;
  /** The value as bare text, for titles, summaries and filters; '' where only another record could say it. */
  textOf(value: V, field: F, words: TextWords): string;
  /** How lists compare and order its values; absent where they have no order. */
  query?: Comparison<F>;
  /** It has an order that lists use. References are shown by their title, whose order the row does not hold. */
  isSorted?: true;
  /** Lists filter by equality or range. */
  isFiltered?: true;
  /** Lists filter by it without being told to, and need no index of its own for that. */
  isFilteredAnyway?: true;
  /** Too long to be a word to look up, and for an index. */
  isLong?(field: F): boolean;
  /** Stored as JSON. */
  isJson?: true;
  /** A name: the search box looks for it, and items are called by it. */
  isName?: true;
  /** It tells rows of the same title apart. */
  isTelling?: true;
  /** What people write, or a file of theirs: personal by default where a row is about somebody. */
  isWritten?: true;
  /** It counts or measures. */
  isNumber?: true;
  /** What its range is told in, where that is not a number. */
  range?: 'date';
  /** The content hashes of the files that a value names. */
  hashes?(value: unknown, field: F, inner: (value: unknown, field: Field) => string[]): string[];
}

export type FieldTypeModule<T extends FieldType> = FieldTypeOf<FieldOf<T>, NonNullable<ValueOf<FieldOf<T>>>>;

export interface Comparison<F> {
  /** Whether a filter may compare with this value. */
  isComparable(value: unknown): boolean;
  keyOf(value: Scalar, field: F): Comparable;
  /** The value as the database gets it; absent: its key. */
  boundOf?(value: Scalar, field: F): string | number | Date;
  /** Compares two keys, below 0 where the first comes first; absent: by `<`. */
  compare?(one: Comparable, other: Comparable, field: F): number;
  /** The key of its order, where that is another one than that of filters; null: it is empty. */
  orderKey?(value: unknown, language: Language): Comparable | null;
  /** Where rows without a value stand in an ascending order, if not behind all others. */
  emptyKey?: Comparable;
}

/** How bare texts are written: in whose language, and by which formats. */
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
