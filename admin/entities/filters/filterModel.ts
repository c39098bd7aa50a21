import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldBelow } from '@plumbline/resources/language/query/branch';
import { isFilteredBy } from '@plumbline/resources/language/query/listing';
import type { FilterValues } from './filterProps';

/** An active filter: one field, with its keys in the filter object. */
export interface ActiveFilter {
  name: string;
  keys: string[];
}

/** Fields the list can be filtered by, without those fixed by the screen. */
export const offeredFilters = (entity: AnyEntity, fixed: FilterValues): string[] =>
  (entity.list.filters ?? []).filter((name) => isFilteredBy(entity, name) && !(name in fixed));

/** The active filters, in the order of the definition; `q` has its own field. */
export function activeFilters(entity: AnyEntity, values: FilterValues): ActiveFilter[] {
  const byField = new Map<string, string[]>();
  for (const key of Object.keys(values)) {
    const name = fieldOf(entity, key);
    if (!name || values[key] === undefined) continue;
    byField.set(name, [...(byField.get(name) ?? []), key]);
  }
  const order = entity.list.filters ?? [];
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...byField]
    .map(([name, keys]) => ({ name, keys }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

function fieldOf(entity: AnyEntity, key: string): string | undefined {
  if (key in entity.fields) return key;
  const range = /^(.+)_(gte|lte)$/.exec(key)?.[1] ?? fieldBelow(key);
  return range && range in entity.fields ? range : undefined;
}

/** The filter with a patch applied; undefined values remove a key. */
export function patchedFilter(values: FilterValues, patch: FilterValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...values, ...patch }).filter(([, value]) => value !== undefined),
  );
}
