import type { Field, FieldOf, Fields, FieldType, ValueOf } from '../../fields/field';
import type { FieldPart } from '../../fields/fieldParts';
import type { Cell } from '../cell';
import type { CellContext } from '../cellContext';
import type { CellKind, ExportCell, ExportWords } from '../exportCell';
import type { DateOrder } from '../parseDate';
import type { Parsed } from '../parsed';
import type { NumberHabits } from '../parseNumber';

export type JsonSchema = { [key: string]: unknown };

/**
 * The forms of a type's values elsewhere: in JSON Schema and in lists that people import and export. They stand apart from
 * what the type is (`fields/types`), because the screens need them in the importer alone.
 */
export interface CodecOf<F, V = unknown> {
  /** JSON Schema (2020-12); `inner` is the schema of the items of a list. */
  schema(field: F, inner: (fields: Fields) => JsonSchema): JsonSchema;
  /** A value as the text of an address's query says it; what cannot be read stays as it is. */
  fromQuery?(value: unknown): unknown;
  /** A value as a list's cell. */
  writer(field: F, words: ExportWords): WriterOf<V>;
  /** Reads a filled cell; absent where no single cell holds a value. */
  read?(cell: Cell, field: F, context: CellContext): Parsed<unknown>;
  /** Lists have no column for it unless somebody asks. */
  isNoCell?: true;
  /** A word by itself, so that several can share a cell. */
  isWord?: true;
  /** What of a value has a column of its own; `words` is where the locales name the items of a list. */
  parts?(field: F, words: string, inner: InnerParts): FieldPart[];
  /** What a cell says is a name until it is resolved. */
  isByName?: true;
  /** What is read may be none that the field allows; what reads as a day, a choice or yes and no is one. */
  hasLimits?: true;
  /** It takes the text of several columns. */
  holdsSeveral?: true;
  /** Without the words for its values no cell can be read. */
  isReadByWords?: true;
  /** The words that a cell may say, each with what it means: keys of the locales, and an account's own. */
  words?(field: F): readonly CellWord[];
  /** What its cells may leave open until the column or a person says. */
  doubt?: { about: 'decimal' } | { about: 'order'; read: ReadInOrder };
  /** How its numbers are read: its unit and range decide where the column shows nothing. */
  habitsOf?(field: F, context: CellContext): NumberHabits;
  /** It can only be a year, e.g. between 1900 and 2100. */
  isYear?(field: F): boolean;
  /** The field with the unit of what it counts. */
  unitFieldOf?(field: F): string | undefined;
  /** What a row has after a list said a part of the value: of what it had (null: nothing) and what was read. */
  merge?(before: V | null, read: unknown, existing: ExistingValues, field: F): unknown;
}

export type Codec<T extends FieldType> = CodecOf<FieldOf<T>, NonNullable<ValueOf<FieldOf<T>>>>;

/** What rows that are there get: all values of a list, or only those they do not have yet. */
export type ExistingValues = 'overwrite' | 'fillEmpty';

export interface WriterOf<V> {
  kind: CellKind;
  write(value: V): ExportCell;
}
export interface CellWord {
  value: string;
  keys: readonly string[];
  texts: readonly string[];
}
export interface InnerParts {
  of(field: Field): FieldPart[];
  isWord(field: Field): boolean;
}
export type ReadInOrder = (cell: Cell, order: DateOrder, context: CellContext) => string | null;
