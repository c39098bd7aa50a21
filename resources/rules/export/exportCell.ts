import { choiceText } from '../../language/choices/choiceText';
import type { Field, FieldOf, FieldType, ValueOf } from '../../language/fields/field';
import { phoneKindKey, phoneKinds } from '../../language/fields/phoneKinds';
import { type Language, localized } from '../../language/languages';

/** What kind of cell a value becomes; `day` is `YYYY-MM-DD`, `moment` ISO 8601 in UTC. */
export type CellKind = 'text' | 'number' | 'day' | 'moment';
export type ExportCell = string | number | null;

export interface ExportWords {
  language: Language;
  translate: (key: string) => string;
  /** What rows of the field's target are called; empty where the reader may not see them. */
  nameOf: (to: FieldOf<'reference' | 'references'>['to'], id: string) => string;
}
export interface CellWriter {
  kind: CellKind;
  write: (value: unknown) => ExportCell;
}

type Maker<T extends FieldType> = (
  field: FieldOf<T>,
  words: ExportWords,
) => { kind: CellKind; write: (value: NonNullable<ValueOf<FieldOf<T>>>) => ExportCell };

const text = (write: (value: string) => string = (value) => value) => ({ kind: 'text' as const, write });
const number = () => ({ kind: 'number' as const, write: (value: number) => value });

/** One line per field type: a value as a list's cell, so that `parseCell` reads it again where the type can be imported. */
const makers: { [T in FieldType]: Maker<T> } = {
  text: () => text(),
  longText: () => text(),
  localizedText: (_field, { language }) => ({ kind: 'text', write: (value) => localized(value, language) }),
  integer: number,
  decimal: number,
  boolean: (_field, { translate }) => {
    const [yes, no] = [translate('export.yes'), translate('export.no')];
    return { kind: 'text', write: (value) => (value ? yes : no) };
  },
  date: () => ({ kind: 'day', write: (value) => value }),
  datetime: () => ({ kind: 'moment', write: (value) => value }),
  choice: ({ choices }, { translate, language }) => {
    const labels = new Map(
      [...choices.values, ...(choices.retired ?? [])].map((value) => [
        value,
        choiceText(choices, value, { language, translate }),
      ]),
    );
    return text((value) => labels.get(value) ?? value);
  },
  reference: ({ to }, { nameOf }) => text((id) => nameOf(to, id)),
  references: ({ to }, { nameOf }) => ({
    kind: 'text',
    write: (ids) =>
      ids
        .map((id) => nameOf(to, id))
        .filter(Boolean)
        .join('; '),
  }),
  file: () => ({ kind: 'text', write: ({ name }) => name }),
  files: () => ({ kind: 'text', write: (files) => files.map(({ name }) => name).join('; ') }),
  address: () => ({
    kind: 'text',
    write: ({ street, zip, city, country }) =>
      [street, [zip, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
  }),
  phones: (_field, { translate }) => ({
    kind: 'text',
    write: (phones) =>
      phones
        .map(({ kind, number: one }) =>
          kind === phoneKinds[0] ? one : `${one} (${translate(phoneKindKey(kind))})`,
        )
        .join('; '),
  }),
  list: () => ({ kind: 'number', write: (items) => items.length }),
};

/** Compiles what writes the values of one column. */
export function cellWriter(field: Field, words: ExportWords): CellWriter {
  // The table is exhaustive by type, but TypeScript cannot pair a union's member with its own line.
  const make = makers[field.type] as (field: Field, words: ExportWords) => CellWriter;
  const { kind, write } = make(field, words);
  return {
    kind,
    write: (value) => (value === null || value === undefined || value === '' ? null : write(value)),
  };
}
