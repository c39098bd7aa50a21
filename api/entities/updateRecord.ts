import { isDeepStrictEqual } from 'node:util';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import { fail, failFields } from '../base/errors/errors';
import { accountEntity, productEntity } from './accountEntity';
import { type Call, inTransaction } from './call';
import { takeChangeNumbers } from './changeNumber';
import { checkFiles } from './checkFiles';
import { checkLocks } from './checkLocks';
import { checkReferences } from './checkReferences';
import { checkSent } from './checkSent';
import { checkWritable } from './checkWritable';
import { pick } from './createRecord';
import { patchedCustom } from './customSql';
import { findRecord } from './getRecord';
import { historyRow } from './history';
import { runHooks, type TransactionCall, type Write } from './hooks';
import { refusedByDatabase } from './refusedByDatabase';
import { refuseOutside } from './refuseOutside';
import { rowErrors } from './rowErrors';
import { type Row, rowMapper } from './rowMapper';
import { instanceForCreate } from './scope';

/** Changes the fields that are sent; with a base version that is no longer the row's, STALE_VERSION carries the current row. */
export async function updateRecord(
  call: Call,
  definition: AnyEntity,
  id: string,
  sent: Row,
  baseVersion?: number,
): Promise<Row> {
  const entity = await accountEntity(call, definition);
  if (!call.isSystem && (entity.commandsOnly || !mayEver(entity, 'update', call.actor))) {
    fail('FORBIDDEN', { resource: entity.name, operation: 'update' });
  }
  checkWritable(call, entity, sent);
  checkSent(call, entity, sent);
  return inTransaction(call, async (inner) => {
    const before = await lockRow(inner, entity, id, 'update');
    if (baseVersion !== undefined && baseVersion !== before.version)
      fail('STALE_VERSION', { resource: entity.name, id, current: before });
    refuseOwnersDecisions(inner, entity, before, sent);
    const write: Write = {
      call: inner,
      entity,
      operation: 'update',
      before,
      after: { ...before, ...sent },
      sent,
      changed: [],
    };
    await runHooks('beforeWrite', write);
    const after = write.after ?? before;
    const changed = differences(entity, before, after);
    if (changed.length === 0) {
      await runHooks('afterWrite', { ...write, after: before });
      return before;
    }
    // What an account requires, it requires of its own rows.
    const demanding = isForeign(inner, before) ? productEntity(entity) : entity;
    const errors = rowErrors(inner, demanding, { before, after, changed });
    if (Object.keys(errors).length > 0) failFields(errors);
    if (!call.isSystem) await checkLocks(inner, entity, before, changed);
    await checkReferences(inner, entity, { after, before, changed });
    await checkFiles(inner, entity, after, changed);
    Object.assign(after, {
      version: Number(before.version) + 1,
      changeNumber: await takeChangeNumbers(inner.db, String(before.instance)),
      updatedAt: call.now.toISOString(),
    });
    await inner
      .db(entity.name)
      .where({ id })
      .update(columnsToSet(inner, entity, pick(after, [...changed, 'version', 'changeNumber', 'updatedAt'])))
      .catch(refusedByDatabase(entity));
    const stored =
      (await findRecord(inner, entity, id, { operation: 'update' })) ??
      refuseOutside(inner, entity, 'update', after);
    await inner
      .db('history')
      .insert(historyRow(inner, entity, 'update', after, pick(before, changed), pick(stored, changed)));
    await runHooks('afterWrite', { ...write, after: stored, changed });
    return stored;
  });
}

/** What an account leaves to certain roles of its own, nobody sets from outside, however much of the row he may change. */
function refuseOwnersDecisions(call: TransactionCall, entity: AnyEntity, before: Row, sent: Row): void {
  if (call.isSystem || entity.scope === 'person' || !isForeign(call, before)) return;
  const refused = Object.keys(sent).filter(
    (name) => entity.fields[name]?.setBy || entity.fields[name]?.customOf,
  );
  if (refused.length > 0)
    failFields(Object.fromEntries(refused.map((name) => [name, { message: 'validation.notYourRole' }])));
}

const isForeign = (call: Call, row: Row): boolean => row.instance !== call.actor.instance;

function columnsToSet(call: TransactionCall, entity: AnyEntity, changes: Row): Row {
  const { custom, ...columns } = rowMapper(entity).patch(changes);
  return custom === undefined
    ? columns
    : { ...columns, custom: call.db.raw(patchedCustom, [String(custom)]) };
}

/** Takes the account's counter first, then the row: writers of one account queue and never deadlock. */
export async function lockRow(
  call: TransactionCall,
  entity: AnyEntity,
  id: string,
  operation: 'update' | 'delete',
): Promise<Row> {
  await call.db.raw('select value from changeCounters where instance = ? for update', [
    instanceForCreate(entity, call),
  ]);
  const row = await findRecord(call, entity, id, { operation, lock: true });
  if (row) return row;
  const isReadable =
    (call.isSystem || mayEver(entity, 'read', call.actor)) && (await findRecord(call, entity, id));
  return fail(isReadable ? 'FORBIDDEN' : 'NOT_FOUND', { resource: entity.name, id, operation });
}

/** Names of the fields in which the rows differ. */
export function differences(entity: AnyEntity, before: Row, after: Row): string[] {
  return Object.keys(entity.fields).filter(
    (name) => before[name] !== after[name] && !isDeepStrictEqual(normal(before[name]), normal(after[name])),
  );
}

// An empty text, a missing value and null are one: nothing.
const normal = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
