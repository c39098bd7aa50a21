import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { newId } from '@plumbline/resources/language/ids';
import { shownTypeOf } from '../../fieldTypes/shown/shownTypes';

export interface Item {
  id: string;
  [name: string]: unknown;
}

/** A new item with the defaults of its fields. */
export function emptyItem(field: FieldOf<'list'>): Item {
  const item: Item = { id: newId() };
  for (const [name, inner] of Object.entries(field.fields))
    item[name] = 'default' in inner && inner.default !== undefined ? inner.default : null;
  return item;
}

/** The same values with new ids, including nested lists. */
export function copyItem(field: FieldOf<'list'>, item: object): Item {
  const copy: Item = { id: newId() };
  for (const [name, inner] of Object.entries(field.fields)) {
    const value: unknown = Reflect.get(item, name);
    copy[name] =
      isList(inner) && Array.isArray(value)
        ? value.map((one) => copyItem(inner, one))
        : structuredClone(value ?? null);
  }
  return copy;
}

/** A few short fields are shown in a row; more or larger ones are collapsed. */
export function isFlat(field: FieldOf<'list'>): boolean {
  const inner = Object.values(field.fields);
  return inner.length <= 4 && !inner.some((one) => shownTypeOf(one).takesRow);
}
