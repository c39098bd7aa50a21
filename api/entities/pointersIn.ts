import type { Field } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Pointer } from './columnTypes/columnType';
import { columnTypeOf } from './columnTypes/columnTypes';

/** The ids that a value of this field holds, down to the items of lists, with the entity they point to. */
export function pointersIn(value: unknown, field: Field): Pointer[] {
  if (value === null || value === undefined) return [];
  return columnTypeOf(field).pointers?.(value, field, pointersIn) ?? [];
}

/** The entities that values of this field point to, down to the items of lists. */
export const targetsOf = (field: Field): EntityName[] =>
  columnTypeOf(field).targets?.(field, targetsOf) ?? [];
