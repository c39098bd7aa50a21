import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { FieldOf } from '@plumbline/resources/fields/field';
import type { Language } from '@plumbline/resources/languages';
import { plainText } from '../texts/plainText';

export type Row = Readonly<Record<string, unknown>>;

export const titleFields = (entity: AnyEntity): readonly string[] =>
  typeof entity.title === 'string' ? [entity.title] : entity.title;

/** The field through which an entity is named by another's title: an audit by its equipment. */
export function titleReference(entity: AnyEntity): { name: string; field: FieldOf<'reference'> } | undefined {
  for (const name of titleFields(entity)) {
    const field = entity.fields[name];
    if (field?.type === 'reference') return { name, field };
  }
  return undefined;
}

/** What a person recognises a row by. `referred` is the title of the row that a reference in the title points at. */
export function titleOf(entity: AnyEntity, row: Row | undefined, language: Language, referred = ''): string {
  if (!row) return '';
  const texts = (names: readonly string[]): string[] => names.map((name) => textOf(entity, name, row, language)).filter(Boolean);
  const parts = titleReference(entity) && referred ? [referred, ...texts(titleFields(entity))] : texts(titleFields(entity));
  // A title that nobody filled in (a planning needs none) leaves the date or the first text that is there.
  return parts.join(' ') || texts([entity.list.sort, ...entity.list.columns])[0] || '–';
}

function textOf(entity: AnyEntity, name: string, row: Row, language: Language): string {
  const field = entity.fields[name];
  return field ? plainText(row[name], field, { language, translate: (key) => key }) : '';
}
