import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { plainText, type Words } from '../texts/plainText';

export type Row = Readonly<Record<string, unknown>>;

export const titleFields = (entity: AnyEntity): readonly string[] =>
  typeof entity.title === 'string' ? [entity.title] : entity.title;

/**
 * The reference whose target's title names the row: an audit by its equipment; or, with an empty title, its first
 * required reference (an appointment by its location).
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
    if (isReference(field)) return { name, field };
  }
  return undefined;
}

interface TitleWords extends Words {
  /** The title of the row referenced in the title. */
  referred?: string;
}

/** The title of a row. */
export function titleOf(
  entity: AnyEntity,
  row: Row | undefined,
  { referred = '', ...words }: TitleWords,
): string {
  if (!row) return '';
  const texts = (names: readonly string[]): string[] =>
    names.map((name) => textOf(entity, name, row, words)).filter(Boolean);
  if (entity.titleAs)
    return entity.titleAs.replace(/\{(\w+)\}/g, (_place, name: string) => textOf(entity, name, row, words));
  const parts = [referred, ...texts(titleFields(entity))].filter(Boolean);
  // Without a title the date or the first available text is used.
  return parts.join(' ') || texts([entity.list.sort, ...entity.list.columns])[0] || '–';
}

function textOf(entity: AnyEntity, name: string, row: Row, words: Words): string {
  const field = entity.fields[name];
  if (!field) return '';
  const value = row[name];
  // Numbers in titles are shown without grouping.
  return typeof value === 'number' ? String(value) : plainText(value, field, words);
}
