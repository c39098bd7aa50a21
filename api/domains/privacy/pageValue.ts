import { isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { intlTag, type Language } from '@plumbline/resources/language/languages';

export interface PageWords {
  language: Language;
  /** Undefined for unknown keys. */
  word: (key: string) => string | undefined;
}

/** Formats a value for display: dates and instants (UTC), names of entities and operations in the language. */
export function pageValue({ language, word }: PageWords): (field: string, value: unknown) => string | null {
  const tag = intlTag(language);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const named = (field: string, value: string): string =>
    (namesRows.has(field) && isEntityName(value) && rowWord(value, word)) ||
    word(`privacy.technical.values.${field}.${value}`) ||
    value;
  return (field, value) => {
    if (value === null || value === undefined || value === '') return null;
    if (value instanceof Date) return `${moment.format(value)} UTC`;
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    if (isMoment.test(text)) return `${moment.format(new Date(text))} UTC`;
    if (isDay.test(text)) return day.format(new Date(text));
    return named(field, text);
  };
}

export const rowWord = (name: AnyEntity['name'], word: PageWords['word'], many = false): string | undefined =>
  word(`resources.${name}.name`)?.split('||||')[many ? 1 : 0]?.trim();

const namesRows: ReadonlySet<string> = new Set(['resource', 'entity']);
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isDay = /^\d{4}-\d\d-\d\d$/;
