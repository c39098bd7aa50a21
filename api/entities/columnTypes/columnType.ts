import type { Field, FieldOf, FieldType } from '@plumbline/resources/language/fields/field';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Codec } from './codec';

/** The database side of a field type. */
export interface ColumnTypeOf<F> {
  /** Column DDL valid on MySQL 8.4 and MariaDB 10.11. */
  column(field: F): string;
  /** Converts between value and column. */
  codec: Codec;
  /** Normalises values from the product's own work before the codec. */
  stored?(value: unknown, field: F): unknown;
  /** The value within JSON, if different from the API's. */
  inJson?(value: unknown): unknown;
  /** SQL that compares and sorts a value within JSON like its column; absent: unchanged. */
  comparedInJson?(json: string): string;
  /** SQL of the searched text; absent: the value itself. */
  searched?(column: string): string[];
  /** Columns with its sort order, if not its own. */
  order?: OrderColumns;
  /** Always has an index of its own. */
  isKey?: true;
  /** Small enough to be appended to other indexes; none of its own. */
  isFlag?: true;
  /** Whether its texts may name persons. */
  mayName?(field: F): boolean;
  /** Entities that values refer to; `inner` handles item fields. */
  targets?(field: F, inner: (field: Field) => EntityName[]): EntityName[];
  /** Ids in a value, with their entity. */
  pointers?(value: unknown, field: F, inner: (value: unknown, field: Field) => Pointer[]): Pointer[];
  /** Format in reports; absent: unchanged. */
  reported?(value: unknown, field: F, words: ReportWords): string;
}

export type Pointer = readonly [to: EntityName, ids: string[]];

export type ColumnType<T extends FieldType> = ColumnTypeOf<FieldOf<T>>;

export interface OrderColumns {
  /** The column that an ascending list scans. */
  columnOf(name: string, language: Language): string;
  columns(name: string): { column: string; ddl: string }[];
  /** Its value for empty rows. */
  emptyAs?: string;
  /** A required localized text may be empty in some language. */
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
