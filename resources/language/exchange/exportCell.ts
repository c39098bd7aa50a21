import type { Field, FieldOf } from '../fields/field';
import type { Language } from '../languages';
import { codecOf } from './codecs/codecs';

/** The cell type of a value; `day` is `YYYY-MM-DD`, `moment` ISO 8601 in UTC. */
export type CellKind = 'text' | 'number' | 'day' | 'moment';
export type ExportCell = string | number | null;

export interface ExportWords {
  language: Language;
  translate: (key: string) => string;
  /** Titles of rows of the field's target; empty if the reader may not see them. */
  nameOf: (to: FieldOf<'reference' | 'references'>['to'], id: string) => string;
}
export interface CellWriter {
  kind: CellKind;
  write: (value: unknown) => ExportCell;
}

/** Builds the formatter of a column, whose cells `parseCell` can read again if the type can be imported. */
export function cellWriter(field: Field, words: ExportWords): CellWriter {
  const { kind, write } = codecOf(field).writer(field, words);
  return {
    kind,
    write: (value) => (value === null || value === undefined || value === '' ? null : write(value)),
  };
}
