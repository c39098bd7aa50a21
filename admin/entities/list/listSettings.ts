import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldType } from '@plumbline/resources/language/fields/field';
import { withoutUnits } from '../show/withoutUnits';

// What a line of a table has room for.
const lineable: Record<FieldType, boolean> = {
  text: true,
  longText: true,
  localizedText: true,
  integer: true,
  decimal: true,
  boolean: true,
  date: true,
  datetime: true,
  choice: true,
  reference: true,
  references: true,
  file: true,
  files: true,
  address: true,
  phones: true,
  list: false,
};

/** All columns the user may choose: the definition's own first, then the other fields. */
export function possibleColumns(entity: AnyEntity): string[] {
  const others = Object.entries(entity.fields)
    .filter(([, field]) => lineable[field.type] && !field.heavy)
    .map(([name]) => name);
  return withoutUnits(entity, [...new Set([...entity.list.columns, ...others])]);
}

/** The columns shown as long as nobody chose: as many of the definition's as there is room for. */
export const firstColumns = (entity: AnyEntity, fixed: readonly string[], room: number): string[] =>
  entity.list.columns.filter((name) => !fixed.includes(name)).slice(0, room);

export const isNumeric = (type: FieldType): boolean => type === 'integer' || type === 'decimal';
