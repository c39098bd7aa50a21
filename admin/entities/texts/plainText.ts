import type { Field } from '@plumbline/resources/language/fields/field';
import type { TextFormats } from '@plumbline/resources/language/fields/types/fieldType';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import type { Language } from '@plumbline/resources/language/languages';
import { addressLines, formatDate, formatDateTime, formatNumber } from '../../data/words/format';

export interface Words {
  language: Language;
  translate: (key: string) => string;
}

const formats: TextFormats = {
  number: (value, language) => formatNumber(value, language),
  day: formatDate,
  moment: formatDateTime,
  address: (value, language) => addressLines(value, language).join(', '),
};

/** A value as plain text, for titles, summaries and filters. Empty for values that need another record. */
export function plainText(value: unknown, field: Field, { language, translate }: Words): string {
  if (value === null || value === undefined || value === '') return '';
  return typeOf(field).textOf(value, field, { language, translate, formats });
}
