import { sameValue } from '../sameValue';
import type { Conflict, OutboxItem } from '../types';

/** Both sides of a refused change, per field; contested if somebody else changed the field to another value. */
export function conflictOf(item: OutboxItem): Conflict {
  const theirs = item.receipt?.current ?? null;
  const fields = Object.entries(item.command.patch).map(([field, mine]) => {
    const other = theirs?.[field];
    return {
      field,
      before: item.before[field],
      mine,
      theirs: other,
      isContested: isContested(item, field, mine, other),
    };
  });
  return { item, theirs, fields };
}

function isContested(
  { command, before }: OutboxItem,
  field: string,
  mine: unknown,
  theirs: unknown,
): boolean {
  if (sameValue(mine, theirs)) return false;
  return command.operation === 'create' || !sameValue(before[field], theirs);
}

export type Settlement = 'rebase' | 'done' | 'ask';

/**
 * How to resolve a refusal. Without asking if the others changed different fields (`rebase`), or if the server's row
 * already has the command's values (`done`): its response was lost, or both did the same.
 */
export function settlementOf(item: OutboxItem): Settlement {
  const { command, receipt } = item;
  if (!receipt) return 'ask';
  if (command.operation === 'delete')
    return receipt.code === 'NOT_FOUND' && !receipt.current ? 'done' : 'ask';
  if (!receipt.current || command.operation === 'command') return 'ask';
  const { fields } = conflictOf(item);
  const isFree = fields.every((field) => !field.isContested);
  if (command.operation === 'create') return receipt.code === 'DUPLICATE_ID' && isFree ? 'done' : 'ask';
  if (receipt.code !== 'STALE_VERSION' || !isFree) return 'ask';
  return fields.every(({ mine, theirs }) => sameValue(mine, theirs)) ? 'done' : 'rebase';
}
