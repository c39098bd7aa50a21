import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isFilteredBy } from '@plumbline/resources/language/query/listing';
import type { FilterValues } from './filterProps';

/** A filter that is set: one field, with the keys that carry it. */
export interface ActiveFilter {
  name: string;
  keys: string[];
}

/** Fields the list offers to filter by; those the screen itself fixes are left out. */
export const offeredFilters = (entity: AnyEntity, fixed: FilterValues): string[] =>
  (entity.list.filters ?? []).filter((name) => isFilteredBy(entity, name) && !(name in fixed));

/** The filters that are set, in the order the definition offers them; `q` has its own box. */
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
  const range = /^(.+)_(gte|lte)$/.exec(key)?.[1];
  return range && range in entity.fields ? range : undefined;
}

/** The filter with a patch applied; what the patch leaves undefined goes. */
export function patchedFilter(values: FilterValues, patch: FilterValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...values, ...patch }).filter(([, value]) => value !== undefined),
  );
}
