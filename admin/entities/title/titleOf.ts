import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { FieldOf } from '@plumbline/resources/fields/field';
import type { Language } from '@plumbline/resources/languages';
import { plainText } from '../texts/plainText';

export type Row = Readonly<Record<string, unknown>>;

export const titleFields = (entity: AnyEntity): readonly string[] =>
  typeof entity.title === 'string' ? [entity.title] : entity.title;

/**
 * The field through which a row is named by another's title: an audit by its equipment; where the title was left empty,
 * by what every such row refers to (an appointment by its location).
 */
export function titleReference(
  entity: AnyEntity,
  row?: Row,
): { name: string; field: FieldOf<'reference'> } | undefined {
  const named = titleFields(entity);
  const isEmpty = row !== undefined && named.every((name) => !row[name]);
  const names = isEmpty ? Object.keys(entity.fields).filter((name) => entity.fields[name]?.required) : named;
  for (const name of names) {
    const field = entity.fields[name];
    if (field?.type === 'reference') return { name, field };
  }
  return undefined;
}

/** What a person recognises a row by. `referred` is the title of the row that a reference in the title points at. */
export function titleOf(entity: AnyEntity, row: Row | undefined, language: Language, referred = ''): string {
  if (!row) return '';
  const texts = (names: readonly string[]): string[] =>
    names.map((name) => textOf(entity, name, row, language)).filter(Boolean);
  const parts = [referred, ...texts(titleFields(entity))].filter(Boolean);
  // A title that nobody filled in leaves the date or the first text that is there.
  return parts.join(' ') || texts([entity.list.sort, ...entity.list.columns])[0] || '–';
}

function textOf(entity: AnyEntity, name: string, row: Row, language: Language): string {
  const field = entity.fields[name];
  return field ? plainText(row[name], field, { language, translate: (key) => key }) : '';
}
