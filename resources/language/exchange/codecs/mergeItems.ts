import type { FieldOf } from '../../fields/field';
import { newId } from '../../ids';
import type { ExistingValues } from './codec';

export type Item = Readonly<Record<string, unknown>>;
/** What each column says of the items, by the place in them (`name.pl-PL`). */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/**
 * The items of a list, put together from the columns that speak of them: those that are there already keep what no column
 * says. They are known by what identifies them, failing that by a text of theirs.
 */
export function mergeItems(
  before: readonly Item[] | null,
  columns: Columns,
  existing: ExistingValues,
  { eachOnce }: FieldOf<'list'>,
): Item[] {
  if (existing === 'fillEmpty' && before && before.length > 0) return [...before];
  const count = Math.max(...Object.values(columns).map((values) => values.length));
  // A cell that ends in a semicolon names nothing behind it.
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

// An empty cell takes nothing away that is there; a no where nothing was said is nothing.
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
