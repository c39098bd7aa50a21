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
 * External forms of a type's values: JSON Schema, import and export. Separate from `fields/types`, because screens
 * need them only in the importer.
 */
export interface CodecOf<F, V = unknown> {
  /** JSON Schema (2020-12); `inner`: schema of list items. */
  schema(field: F, inner: (fields: Fields) => JsonSchema): JsonSchema;
  /** Parses a query parameter; an unreadable value stays unchanged. */
  fromQuery?(value: unknown): unknown;
  /** Formats a value as a cell. */
  writer(field: F, words: ExportWords): WriterOf<V>;
  /** Parses a non-empty cell; absent if a value needs several cells. */
  read?(cell: Cell, field: F, context: CellContext): Parsed<unknown>;
  /** Not a column by default. */
  isNoCell?: true;
  /** A single word, so that a cell can hold several. */
  isWord?: true;
  /** The parts with columns of their own; `words`: locale keys of list items. */
  parts?(field: F, words: string, inner: InnerParts): FieldPart[];
  /** A cell is a name, resolved to a row later. */
  isByName?: true;
  /** The parsed value may not be allowed by the field; for days, choices and booleans it is. */
  hasLimits?: true;
  /** Parsed from the texts of several columns. */
  holdsSeveral?: true;
  /** Needs the words for its values to parse a cell. */
  isReadByWords?: true;
  /** The words a cell may contain, with their values: locale keys, and an account's own. */
  words?(field: F): readonly CellWord[];
  /** Ambiguities that the column or the user resolves. */
  doubt?: { about: 'decimal' } | { about: 'order'; read: ReadInOrder };
  /** How numbers are read: unit and range resolve ambiguities. */
  habitsOf?(field: F, context: CellContext): NumberHabits;
  /** Whether it can only be a year, e.g. between 1900 and 2100. */
  isYear?(field: F): boolean;
  /** The field with the unit of the number. */
  unitFieldOf?(field: F): string | undefined;
  /** Merges the parsed part into the existing value (null: none). `timeZone`: that of the list. */
  merge?(before: V | null, read: unknown, existing: ExistingValues, field: F, timeZone?: string): unknown;
}

export type Codec<T extends FieldType> = CodecOf<FieldOf<T>, NonNullable<ValueOf<FieldOf<T>>>>;

/** Whether existing rows get all list items, or only those they lack. */
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
