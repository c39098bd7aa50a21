import type { Field, FieldOf, FieldType } from '@plumbline/resources/language/fields/field';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Codec } from './codec';

/** What a field type is in the database. */
export interface ColumnTypeOf<F> {
  /** The column, on the common ground of MySQL 8.4 and MariaDB 10.11. */
  column(field: F): string;
  /** How a value stands in its column. */
  codec: Codec;
  /** What the column makes of a value beyond its codec, as the product's own work may hand it over. */
  stored?(value: unknown, field: F): unknown;
  /** What a value is inside JSON, where that is not as it travels. */
  inJson?(value: unknown): unknown;
  /** SQL by which a value inside JSON is compared and sorted as its column would be; absent: as it is written. */
  comparedInJson?(json: string): string;
  /** SQL of the texts that the search box looks at; absent: the value itself. */
  searched?(column: string): string[];
  /** The columns in which its order stands, where it is not its own. */
  order?: OrderColumns;
  /** It has an index of its own wherever it stands, in which rows are found by it. */
  isKey?: true;
  /** Small enough to stand in other fields' indexes, and in none of its own. */
  isFlag?: true;
  /** Whether what people write in it may name somebody. */
  mayName?(field: F): boolean;
  /** The entities that values point to; `inner` asks the fields of items. */
  targets?(field: F, inner: (field: Field) => EntityName[]): EntityName[];
  /** The ids that a value holds, with the entity they point to. */
  pointers?(value: unknown, field: F, inner: (value: unknown, field: Field) => Pointer[]): Pointer[];
  /** How a report writes it; absent: as it is. */
  reported?(value: unknown, field: F, words: ReportWords): string;
}

export type Pointer = readonly [to: EntityName, ids: string[]];

export type ColumnType<T extends FieldType> = ColumnTypeOf<FieldOf<T>>;

export interface OrderColumns {
  /** The column that an ascending list walks along. */
  columnOf(name: string, language: Language): string;
  columns(name: string): { column: string; ddl: string }[];
  /** What stands there for rows without a value. */
  emptyAs?: string;
  /** What is required may be empty all the same, in some language. */
  mayLack?: true;
}

interface ReportWords {
  language: Language;
  formats: {
    day(value: string): string;
    moment(instant: string): string;
    measure(value: number, unit: string | undefined): string;
  };
}
