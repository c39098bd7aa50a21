import { entities } from '@plumbline/resources/entities/index';
import { chosenChanges, type Difference, mergeable } from '../merge/compareSides';
import type { OutboxItem, Side } from '../types';
import { conflictOf } from './conflict';

export { carryOn } from './carryOn';

/** Per field of a refused change, both sides; lists changed on both sides are compared by item. */
export function differencesOf(item: OutboxItem): Difference[] {
  const { fields, theirs } = conflictOf(item);
  const entity = entities[item.command.resource];
  return fields.map(({ field, before, isContested, ...sides }) => {
    const difference = { name: field, before, ...sides, by: isContested ? 'both' : 'mine' } as const;
    // Without the current row or a value in it there is nothing to merge with.
    return theirs?.[field] === undefined ? difference : mergeable(entity, difference);
  });
}

/** The patch left after the person chose a side per field and per contested item; the default is mine. */
export const mergedPatch = (
  item: OutboxItem,
  choice: Readonly<Record<string, Side>>,
): Record<string, unknown> => chosenChanges(differencesOf(item), choice);
