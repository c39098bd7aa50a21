import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import type { Language } from '@plumbline/resources/language/languages';
import { plainText } from '../texts/plainText';
import { type Row, titleFields } from './titleOf';

/** A second line to distinguish rows with the same title: the next texts of the list. */
export function subtitleOf(entity: AnyEntity, row: Row, language: Language): string {
  const titled = titleFields(entity);
  return entity.list.columns
    .filter((name) => !titled.includes(name))
    .map((name) => {
      const field = entity.fields[name];
      return field && typeOf(field).isTelling
        ? plainText(row[name], field, { language, translate: (key) => key })
        : '';
    })
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ');
}
