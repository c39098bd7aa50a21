import type { Field } from './field';
import { typeOf } from './types/fieldTypes';

const isShort = (field: Field): boolean => !typeOf(field).isLong?.(field);

/** Whether values have an order; `isSortedBy` says whether an entity's lists use it. */
export const isSortable = (field: Field): boolean =>
  typeOf(field).isSorted === true && !field.heavy && isShort(field);
/** Whether values can be compared; `isFilteredBy` says whether an entity's lists do so. */
export const isFilterable = (field: Field): boolean =>
  typeOf(field).isFiltered === true && !field.isUnfiltered && isShort(field);
