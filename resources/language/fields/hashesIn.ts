import type { Field } from './field';
import { typeOf } from './types/fieldTypes';

/** The content hashes in a value of this field, including list items. */
export function hashesIn(value: unknown, field: Field): string[] {
  if (value === null || value === undefined) return [];
  return typeOf(field).hashes?.(value, field, hashesIn) ?? [];
}
