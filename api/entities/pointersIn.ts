import type { Field } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Pointer } from './columnTypes/columnType';
import { columnTypeOf } from './columnTypes/columnTypes';

/** The ids in a value of this field, including list items, with their entity. */
export function pointersIn(value: unknown, field: Field): Pointer[] {
  if (value === null || value === undefined) return [];
  return columnTypeOf(field).pointers?.(value, field, pointersIn) ?? [];
}

/** The entities that a field refers to, including list items. */
export const targetsOf = (field: Field): EntityName[] =>
  columnTypeOf(field).targets?.(field, targetsOf) ?? [];
