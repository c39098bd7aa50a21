import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { withoutUnits } from '../show/withoutUnits';

/** All selectable columns: the definition's first, then the other fields. */
export function possibleColumns(entity: AnyEntity): string[] {
  const others = Object.entries(entity.fields)
    .filter(([, field]) => !shownTypeOf(field).isNoLine && !field.heavy)
    .map(([name]) => name);
  return withoutUnits(entity, [...new Set([...entity.list.columns, ...others])]);
}

/** The default columns: as many of the definition's as fit. */
export const firstColumns = (entity: AnyEntity, fixed: readonly string[], room: number): string[] =>
  entity.list.columns.filter((name) => !fixed.includes(name)).slice(0, room);
