import { choiceText } from '@plumbline/resources/language/choices/choiceText';
import type { Field, FieldOf, FieldType, ValueOf } from '@plumbline/resources/language/fields/field';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { addressLines, formatDate, formatDateTime, formatNumber } from '../../data/words/format';

export interface Words {
  language: Language;
  translate: (key: string) => string;
}
type PlainText<T extends FieldType> = (
  value: NonNullable<ValueOf<FieldOf<T>>>,
  field: FieldOf<T>,
  words: Words,
) => string;

/** One line per field type: a value as bare text, for titles, summaries and filters. What needs another record has none. */
export const plainTexts: { [T in FieldType]: PlainText<T> } = {
  text: (value) => value,
  longText: (value) => value,
  localizedText: (value, _field, { language }) => localized(value, language),
  integer: (value, _field, { language }) => formatNumber(value, language),
  decimal: (value, _field, { language }) => formatNumber(value, language),
  boolean: (value, _field, { translate }) => translate(value ? 'shell.yes' : 'shell.no'),
  date: (value, _field, { language }) => formatDate(value, language),
  datetime: (value, _field, { language }) => formatDateTime(value, language),
  choice: (value, field, words) => choiceText(field.choices, value, words),
  reference: () => '',
  references: () => '',
  file: (value) => value.name,
  files: (value) => value.map(({ name }) => name).join(', '),
  address: (value, _field, { language }) => addressLines(value, language).join(', '),
  phones: (value) => value.map(({ number }) => number).join(', '),
  list: (value, _field, { language }) => formatNumber(value.length, language),
};

export function plainText(value: unknown, field: Field, words: Words): string {
  if (value === null || value === undefined || value === '') return '';
  // The table pairs each type with its own line, which TypeScript cannot follow through a union.
  const write = plainTexts[field.type] as (value: unknown, field: Field, words: Words) => string;
  return write(value, field, words);
}
