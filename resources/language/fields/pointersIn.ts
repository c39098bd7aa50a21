import type { Field } from './field';
import type { Pointer } from './types/fieldType';
import { typeOf } from './types/fieldTypes';

/** The ids that a value of this field holds, down to the items of lists, with the entity they point to. */
export function pointersIn(value: unknown, field: Field): Pointer[] {
  if (value === null || value === undefined) return [];
  return typeOf(field).pointers?.(value, field, pointersIn) ?? [];
}
