import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import { fail } from '../base/errors/errors';
import { accountEntity } from './accountEntity';
import { type Call, inTransaction } from './call';
import { holdAccount } from './changeNumber';
import { findRecord } from './getRecord';
import type { TransactionCall } from './hooks';
import { attemptWrite } from './inWrite';
import { refuseWithoutRight } from './refuseWithoutRight';
import type { Row } from './rowMapper';
import { instanceForCreate } from './scope';
import { writeRow } from './writeRow';
import { checkValues } from './writeRows';

/** Changes the given fields; if the base version is outdated, STALE_VERSION carries the current row. */
export async function updateRecord(
  call: Call,
  definition: AnyEntity,
  id: string,
  sent: Row,
  baseVersion?: number,
): Promise<Row> {
  const entity = await accountEntity(call, definition);
  refuseWithoutRight(call, entity, 'update');
  // Invalid input is reported before the row is read.
  checkValues(call, entity, sent, {});
  const change = (inner: TransactionCall, before: Row): Promise<Row> => {
    if (baseVersion !== undefined && baseVersion !== before.version)
      fail('STALE_VERSION', { resource: entity.name, id, current: before });
    return writeRow(inner, entity, { before, values: sent });
  };
  if (!call.db.isTransaction) {
    // Read without a lock: written only if unchanged since.
    const before = await findRecord(call, entity, id, { operation: 'update' });
    const home = String(before?.instance);
    const done = before && (await attemptWrite(call, home, (inner) => change(inner, { ...before })));
    if (done) return done.result;
  }
  return inTransaction(call, async (inner) => change(inner, await lockRow(inner, entity, id, 'update')));
}

/** Locks the account's counter, then the row, so that writers of one account queue instead of deadlocking. */
export async function lockRow(
  call: TransactionCall,
  entity: AnyEntity,
  id: string,
  operation: 'update' | 'delete',
): Promise<Row> {
  await holdAccount(call.db, instanceForCreate(entity, call));
  const row = await findRecord(call, entity, id, { operation, lock: true });
  if (row) return row;
  const isReadable =
    (call.isSystem || mayEver(entity, 'read', call.actor)) && (await findRecord(call, entity, id));
  return fail(isReadable ? 'FORBIDDEN' : 'NOT_FOUND', { resource: entity.name, id, operation });
}
