import type { Field } from '@plumbline/resources/language/fields/field';
import { shownTypeOf } from './shownTypes';

/** Whether a field takes a whole row of a form. */
export function isWide(field: Field): boolean {
  const { takesRow, isLong } = shownTypeOf(field);
  return takesRow === true || isLong?.(field) === true;
}
