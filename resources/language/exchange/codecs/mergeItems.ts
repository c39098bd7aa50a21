import type { FieldOf } from '../../fields/field';
import { newId } from '../../ids';
import type { ExistingValues } from './codec';

export type Item = Readonly<Record<string, unknown>>;
/** Values per column and item, by path within the item (`name.pl-PL`). */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/**
 * Merges columns into list items: existing items keep parts without a column. Items are matched by their identifying
 * parts, else by a text.
 */
export function mergeItems(
  before: readonly Item[] | null,
  columns: Columns,
  existing: ExistingValues,
  { eachOnce }: FieldOf<'list'>,
): Item[] {
  if (existing === 'fillEmpty' && before && before.length > 0) return [...before];
  const count = Math.max(...Object.values(columns).map((values) => values.length));
  // A trailing semicolon adds no item.
  const places = Array.from({ length: count }, (_, index) => index).filter((index) =>
    Object.values(columns).some((values) => (values[index] ?? null) !== null),
  );
  const read = places.map((index) =>
    Object.entries(columns).reduce<Item>((item, [path, values]) => put(item, path, values[index]), {}),
  );
  return read.map((item) => {
    const key = eachOnce === undefined ? undefined : item[eachOnce];
    const known = (before ?? []).find((one) =>
      key ? one[eachOnce ?? ''] === key : texts(one).some((text) => texts(item).includes(text)),
    );
    return merged(known ?? { id: newId() }, item);
  });
}

function put(item: Item, path: string, value: unknown): Item {
  const [name = '', inner] = path.split('.');
  if (inner === undefined) return { ...item, [name]: value };
  return { ...item, [name]: { ...(item[name] as Item | undefined), ...(value ? { [inner]: value } : {}) } };
}

// An empty cell does not clear a value; `no` for a missing value is no change.
function merged(known: Item, read: Item): Item {
  const said = Object.entries(read).flatMap(([name, value]) => {
    const held = known[name];
    if (value === null || value === undefined || (value === false && !held)) return [];
    return [[name, typeof value === 'object' ? { ...(held as Item | undefined), ...value } : value]];
  });
  return { ...known, ...Object.fromEntries(said) };
}

const texts = (item: Item): unknown[] =>
  Object.entries(item).flatMap(([name, value]) =>
    name !== 'id' && typeof value === 'object' && value !== null
      ? Object.values(value)
      : typeof value === 'string' && name !== 'id'
        ? [value]
        : [],
  );
