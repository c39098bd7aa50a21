import { entities } from '@plumbline/resources/entities/index';
import { chosenChanges, type Difference, mergeable } from '../merge/compareSides';
import type { OutboxItem, Side } from '../types';
import { conflictOf } from './conflict';

export { carryOn } from './carryOn';

/** Where each field of a refused change stands; lists that both changed are compared item by item. */
export function differencesOf(item: OutboxItem): Difference[] {
  const { fields, theirs } = conflictOf(item);
  const entity = entities[item.command.resource];
  return fields.map(({ field, before, isContested, ...sides }) => {
    const difference = { name: field, before, ...sides, by: isContested ? 'both' : 'mine' } as const;
    // Of a row that is gone, or a value that was not sent, nothing is known that one's own could be put together with.
    return theirs?.[field] === undefined ? difference : mergeable(entity, difference);
  });
}

/** What is left of a change after the person chose a side for each field, and for each item that both changed; without a choice, mine. */
export const mergedPatch = (
  item: OutboxItem,
  choice: Readonly<Record<string, Side>>,
): Record<string, unknown> => chosenChanges(differencesOf(item), choice);
