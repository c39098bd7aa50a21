import type { Field, FieldType } from '@plumbline/resources/language/fields/field';

// Exhaustive by type, so that a new type says how much room it takes.
const needsRow: Record<FieldType, boolean> = {
  text: false,
  longText: true,
  localizedText: false,
  integer: false,
  decimal: false,
  boolean: false,
  date: false,
  datetime: false,
  choice: false,
  reference: false,
  references: true,
  file: true,
  files: true,
  address: true,
  phones: true,
  list: true,
};

/** Whether a field takes the whole row of a form. */
export const isWide = (field: Field): boolean =>
  needsRow[field.type] ||
  (field.type === 'localizedText' && (field.multiline === true || field.max > 100)) ||
  (field.type === 'text' && field.max > 200);
