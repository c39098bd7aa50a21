import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isLongText } from '@plumbline/resources/language/fields/types/longText';
import { isText } from '@plumbline/resources/language/fields/types/text';
import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { personalFields } from '@plumbline/resources/rules/privacy/privacy';
import type { Row } from '../../entities/rowMapper';

export interface Erased {
  /** `Usunięta osoba`, in the language of the erasing user. */
  word: string;
  /** `YYYY-MM-DD` */
  day: string;
}

export const erasedIn = (language: Language, day: string): Erased => ({
  word: textsOf(readLocale(language)).get('privacy.erasedPerson') ?? 'Erased person',
  day,
});

/** Values of the personal fields of an erased person: only a name that marks the erasure. */
export function erasedValues(entity: AnyEntity, id: unknown, { word, day }: Erased): Row {
  const values: Row = {};
  for (const name of personalFields(entity)) values[name] = null;
  const names = personalFields(entity).filter((name) => {
    const field = entity.fields[name];
    return isText(field) && field.format === 'personName';
  });
  for (const [index, name] of names.entries()) values[name] = index === 0 ? word : day;
  for (const name of personalFields(entity)) {
    const field = entity.fields[name];
    // A user must have an e-mail address; this one is never deliverable (RFC 6761).
    if (isText(field) && field.format === 'email' && field.required)
      values[name] = `erased-${String(id)}@erased.invalid`;
    else if (field?.required && values[name] === null && (isText(field) || isLongText(field)))
      values[name] = field.unique ? String(id) : `${word} ${day}`;
    // Truncated to the field's length, otherwise erasing would fail; the end of an id is its most distinctive part.
    if (isText(field) && field.format !== 'email' && typeof values[name] === 'string')
      values[name] = field.unique
        ? String(values[name]).slice(-field.max)
        : String(values[name]).slice(0, field.max);
  }
  return values;
}

/** Forms in which other rows may contain the person's name. */
export function namesOf(entity: AnyEntity, row: Row): string[] {
  const [first, last] = personalFields(entity)
    .filter((name) => {
      const field = entity.fields[name];
      return isText(field) && field.format === 'personName';
    })
    .map((name) => String(row[name] ?? '').trim());
  if (!first || !last) return [];
  return [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`];
}
