import { isDeepStrictEqual } from 'node:util';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { transact } from '../../base/database/transact';
import { ApiError, fail } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import { historyRow } from '../../entities/history';
import { runHooks, type TransactionCall, type Write } from '../../entities/hooks';
import { refusedByDatabase } from '../../entities/refusedByDatabase';
import { numbersForRows } from '../../entities/refuseTerminated';
import { refuseWithoutRight } from '../../entities/refuseWithoutRight';
import { differences, pick } from '../../entities/rowChanges';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { instanceForCreate } from '../../entities/scope';
import { updateRecord } from '../../entities/updateRecord';
import { missingFor } from './missingFor';
import { ownerNow } from './ownerNow';

export interface Restored {
  row: Row;
  /** Rows restored with it, per entity. */
  along: Partial<Record<EntityName, number>>;
  /** Rows not restored because of a conflict, per entity. */
  left: Partial<Record<EntityName, number>>;
}

/**
 * Restores a deleted row with the rows deleted in cascade, and refills references that the deletion cleared and that
 * have not changed since. Requires the right to delete. RESTORE_MISSING names deleted targets it needs; a value that
 * is no longer unique is refused by field. Cascaded rows that cannot be restored stay deleted and are counted.
 */
export async function restoreRecord(call: Call, entity: AnyEntity, id: string): Promise<Restored> {
  refuseWithoutRight(call, entity, 'delete');
  return inTransaction(call, async (inner) => {
    await inner.db.raw('select value from changeCounters where instance = ? for update', [
      instanceForCreate(entity, inner),
    ]);
    const before =
      (await findRecord(inner, entity, id, { operation: 'delete', deleted: true, lock: true })) ??
      fail('NOT_FOUND', { resource: entity.name, id });
    if (before.deletedAt === null) fail('RESTORE_NOT_DELETED', { resource: entity.name, id });
    const row = await bringBack(inner, entity, before);
    const done: Omit<Restored, 'row'> = { along: {}, left: {} };
    for (const entry of await entriesAlong(inner, before)) {
      const { resource } = entry;
      const outcome = await followRow(inner, entry, before);
      if (outcome) done[outcome][resource] = (done[outcome][resource] ?? 0) + 1;
    }
    // Hooks of the cascaded rows may have changed it.
    const now = await findRecord(inner, await accountEntity(inner, entity), id, { operation: 'delete' });
    return { row: now ?? row, ...done };
  });
}

/** Undoes one effect of the deletion; null: nothing to report. */
async function followRow(
  call: TransactionCall,
  entry: Entry,
  { instance, deletedAt }: Row,
): Promise<'along' | 'left' | null> {
  const entity = entities[entry.resource];
  try {
    // A savepoint: a refused restore leaves nothing half done.
    return await transact(call.db, async (db) => {
      // As the deletion reached terminated accounts, so does its restore.
      const isElsewhere = entry.instance !== instance;
      const system = {
        ...asSystem({ ...call, db, ...(isElsewhere ? { reachesTerminated: true } : {}) }, entry.instance),
        db,
      };
      if (entry.operation === 'update') await putBack(system, entity, entry);
      else if (await createdOnDemand(system, entity, entry, deletedAt)) return 'along';
      return null;
    });
  } catch (error) {
    if (error instanceof ApiError) return 'left';
    throw error;
  }
}

async function bringBack(call: TransactionCall, definition: AnyEntity, before: Row): Promise<Row> {
  const entity = await accountEntity(call, definition);
  const after: Row = { ...before, ...(await ownerNow(call, entity, before)), deletedAt: null };
  const { missing, letGo } = await missingFor(call, entity, after);
  if (missing.length > 0) fail('RESTORE_MISSING', { resource: entity.name, id: before.id, missing });
  for (const name of letGo) after[name] = null;
  const write: Write = { call, entity, operation: 'restore', before, after, changed: [] };
  await runHooks('beforeWrite', write);
  // The cleared references, the owner of today, and values that hooks derived anew.
  const changed = differences(entity, before, after);
  Object.assign(after, {
    version: Number(before.version) + 1,
    changeNumber: await numbersForRows(call, entity, String(before.instance)),
    updatedAt: call.now.toISOString(),
  });
  await call
    .db(entity.name)
    .where({ id: before.id })
    .update({
      ...rowMapper(entity).patch(pick(after, changed)),
      deletedAt: null,
      updatedAt: call.now,
      version: after.version,
      changeNumber: after.changeNumber,
    })
    .catch(refusedByDatabase(entity));
  const stored =
    (await findRecord(asSystem(call, String(before.instance)), entity, String(before.id))) ??
    fail('NOT_FOUND', { resource: entity.name, id: before.id });
  const filled = Object.keys(entity.fields).filter((name) => stored[name] !== null);
  await call.db('history').insert(historyRow(call, entity, 'restore', after, null, pick(stored, filled)));
  await runHooks('afterWrite', { ...write, after: stored, changed: [] });
  return stored;
}

interface Entry {
  resource: EntityName;
  recordId: string;
  instance: string;
  operation: 'update' | 'delete';
  before: Row | null;
  after: Row | null;
}

/**
 * The effects of the deletion, the latest first: a parent was deleted after its children, and is restored before them.
 */
async function entriesAlong(call: TransactionCall, row: Row): Promise<Entry[]> {
  const rows: Row[] = await call
    .db('history')
    .where({ origin: row.id, at: new Date(String(row.deletedAt)) })
    .whereIn('instance', await accountsOf(call, row))
    .orderBy('changeNumber', 'desc')
    .select('instance', 'resource', 'recordId', 'operation', 'before', 'after');
  return rows.flatMap((entry) => {
    const resource = String(entry.resource);
    const operation = entry.operation === 'delete' ? 'delete' : 'update';
    return isEntityName(resource)
      ? [
          {
            resource,
            operation,
            recordId: String(entry.recordId),
            instance: String(entry.instance),
            before: parsed(entry.before),
            after: parsed(entry.after),
          },
        ]
      : [];
  });
}

// Only rows of the provider, shared by all accounts, can have references from other accounts.
async function accountsOf(call: TransactionCall, row: Row): Promise<string[]> {
  if (call.actor.instanceType !== 'PROVIDER') return [String(row.instance)];
  const rows: { instance: string }[] = await call.db('changeCounters').select('instance');
  return rows.map(({ instance }) => instance);
}

async function createdOnDemand(
  call: TransactionCall,
  entity: AnyEntity,
  { recordId }: Entry,
  deletedAt: unknown,
): Promise<boolean> {
  const row = await findRecord(call, entity, recordId, { deleted: true, lock: true });
  // Restored separately meanwhile, or deleted a second time.
  if (!row || row.deletedAt !== deletedAt) return false;
  await bringBack(call, entity, row);
  return true;
}

/** Refills a field that the deletion cleared, unless it was changed since. */
async function putBack(call: TransactionCall, entity: AnyEntity, entry: Entry): Promise<void> {
  const row = await findRecord(call, entity, entry.recordId);
  if (!row) return;
  const { before, after } = entry;
  const names = Object.keys(before ?? {}).filter((name) =>
    isDeepStrictEqual(row[name] ?? null, after?.[name] ?? null),
  );
  if (names.length > 0) await updateRecord(call, entity, entry.recordId, pick(before ?? {}, names));
}

// MySQL returns JSON parsed, MariaDB as text.
const parsed = (value: unknown): Row | null =>
  typeof value === 'string' ? JSON.parse(value) : ((value as Row | null) ?? null);
