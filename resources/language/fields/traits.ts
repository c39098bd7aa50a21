import type { Field } from './field';
import { typeOf } from './types/fieldTypes';

const isShort = (field: Field): boolean => !typeOf(field).isLong?.(field);

/** Whether values of the field have an order; `isSortedBy` says whether lists of an entity make use of it. */
export const isSortable = (field: Field): boolean =>
  typeOf(field).isSorted === true && !field.heavy && isShort(field);
/** Whether the field's values can be compared; `isFilteredBy` says whether lists of an entity do so. */
export const isFilterable = (field: Field): boolean =>
  typeOf(field).isFiltered === true && !field.isUnfiltered && isShort(field);
