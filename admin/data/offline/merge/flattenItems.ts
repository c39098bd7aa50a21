import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';

/** A list with the field name its labels are keyed by. */
export interface NamedList {
  name: string;
  field: FieldOf<'list'>;
}
export type ItemValues = Readonly<Record<string, unknown>>;

/** An item of a list or of a nested list, without its own nested items. */
export interface FlatItem {
  /** Equal on both sides for the same item: its id, or the value of the list's `eachOnce` field. */
  id: string;
  list: NamedList;
  /** Id of the containing item; empty at the outermost level. */
  parent: string;
  /** `2` or `2.3`, counted from 1. */
  place: string;
  values: ItemValues;
}

/** All items of a list by id, each followed by its nested items. */
export function flattenItems(list: NamedList, value: unknown): Map<string, FlatItem> {
  const found = new Map<string, FlatItem>();
  const add = (inner: NamedList, items: unknown, parent?: FlatItem): void => {
    if (!Array.isArray(items)) return;
    for (const [index, item] of items.entries()) {
      if (!isItem(item)) continue;
      const place = [parent?.place, index + 1].filter(Boolean).join('.');
      const nested = nestedLists(inner);
      const values = Object.fromEntries(
        Object.entries(item).filter(([name]) => !nested.some((one) => one.name === name)),
      );
      const id = keyOf(inner, item);
      const flat = { id, list: inner, parent: parent?.id ?? '', place, values };
      found.set(id, flat);
      for (const one of nested) add(one, item[one.name], flat);
    }
  };
  add(list, value);
  return found;
}

function keyOf({ field }: NamedList, item: ItemValues & { id: string }): string {
  const key = field.eachOnce === undefined ? undefined : item[field.eachOnce];
  return typeof key === 'string' ? key : item.id;
}

export const nestedLists = ({ field }: NamedList): NamedList[] =>
  Object.entries(field.fields).flatMap(([name, one]) => (isList(one) ? [{ name, field: one }] : []));

const isItem = (item: unknown): item is ItemValues & { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';
