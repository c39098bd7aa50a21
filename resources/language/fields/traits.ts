import type { Field, FieldType } from './field';

interface Traits {
  /** It has an order. References are shown by their title, whose order the row does not hold. */
  sortable: boolean;
  /** Lists filter by equality or range. */
  filterable: boolean;
  /** Stored as JSON. */
  json: boolean;
}

const plain: Traits = { sortable: true, filterable: true, json: false };
const pointer: Traits = { sortable: false, filterable: true, json: false };
const structured: Traits = { sortable: false, filterable: false, json: true };

/** One line per field type: what lists can do with it. */
export const traits: Record<FieldType, Traits> = {
  text: plain,
  longText: { sortable: false, filterable: false, json: false },
  localizedText: { sortable: true, filterable: false, json: true },
  integer: plain,
  decimal: plain,
  // Half of the rows, then the other half: that is a filter.
  boolean: { sortable: false, filterable: true, json: false },
  date: plain,
  datetime: plain,
  choice: plain,
  reference: pointer,
  references: structured,
  file: structured,
  files: structured,
  address: structured,
  phones: structured,
  list: structured,
};

/** Characters of a text beyond which it is no word to look up, and too long for an index. */
const longestInIndex = 250;
const isShort = (field: Field): boolean => field.type !== 'text' || field.max <= longestInIndex;

/** Whether values of the field have an order; `isSortedBy` says whether lists of an entity make use of it. */
export const isSortable = (field: Field): boolean =>
  traits[field.type].sortable && !field.heavy && isShort(field);
/** Whether the field's values can be compared; `isFilteredBy` says whether lists of an entity do so. */
export const isFilterable = (field: Field): boolean =>
  traits[field.type].filterable && !field.isUnfiltered && isShort(field);
