import type { Field } from './field';
import { typeOf } from './types/fieldTypes';

/** The content hashes that a value of this field names, down to the items of lists. */
export function hashesIn(value: unknown, field: Field): string[] {
  if (value === null || value === undefined) return [];
  return typeOf(field).hashes?.(value, field, hashesIn) ?? [];
}
