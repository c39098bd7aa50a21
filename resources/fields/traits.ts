import type { Field, FieldType } from './field';

interface Traits {
  /** A list may be sorted by it, so it has an index. References are shown by their title, whose order the row does not hold. */
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
  boolean: plain,
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

export const isSortable = (field: Field): boolean => traits[field.type].sortable && !field.heavy;
export const isFilterable = (field: Field): boolean => traits[field.type].filterable;
