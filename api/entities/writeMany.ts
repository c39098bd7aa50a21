import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { ApiError } from '../base/errors/errors';
import { accountEntity } from './accountEntity';
import { holdAccount } from './changeNumber';
import { idsInScope } from './checkRights';
import type { TransactionCall } from './hooks';
import { instanceForCreate } from './scope';
import { type RowWrite, type WriteItem, writeRows } from './writeRows';

export type ManyWrite = Pick<RowWrite, 'before' | 'values' | 'besides'>;
export type ManyOutcome =
  | { outcome: 'created' | 'updated' | 'unchanged'; id: string }
  | { outcome: 'refused'; error: ApiError };

/**
 * Writes many rows of one account like `createRecord` and `updateRecord`, with a result per row. The caller has called
 * `lockAccount`, then locked the rows in `before`. `isDry`: without writing.
 */
export async function writeMany(
  call: TransactionCall,
  definition: AnyEntity,
  writes: readonly ManyWrite[],
  { isDry = false } = {},
): Promise<ManyOutcome[]> {
  const entity = await accountEntity(call, definition);
  const known = writes.flatMap(({ before }) => (before ? [{ after: before }] : []));
  const isPermitted = call.isSystem || mayEver(entity, 'update', call.actor);
  // Row-level rights are checked in SQL, as for single rows.
  const permitted = isPermitted ? await idsInScope(call, entity, 'update', known) : new Set();
  const items = await writeRows(
    call,
    entity,
    writes.map((write) => ({
      ...write,
      isForbidden: write.before !== null && !permitted.has(String(write.before.id)),
    })),
    { isDry },
  );
  return items.map(outcomeOf);
}

/** Serialises writers of the account; call before reading what will be written. */
export const lockAccount = (call: TransactionCall, entity: AnyEntity): Promise<void> =>
  holdAccount(call.db, instanceForCreate(entity, call));

function outcomeOf(item: WriteItem): ManyOutcome {
  if (item.refused) return { outcome: 'refused', error: item.refused };
  const isUnchanged = item.changed.length === 0 && item.besides?.isTaken !== true;
  const outcome = isUnchanged ? 'unchanged' : item.before ? 'updated' : 'created';
  return { outcome, id: String(item.after.id) };
}
