import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entityList } from '@plumbline/resources/entities/index';
import type { FieldOf } from '@plumbline/resources/fields/field';
import { mayEver } from '@plumbline/resources/permissions';
import { fail } from '../errors';
import { asSystem, type Call, inTransaction } from './call';
import { takeChangeNumbers } from './changeNumber';
import { historyRow } from './history';
import { runHooks, type TransactionCall, type Write } from './hooks';
import type { Row } from './rowMapper';
import { lockRow, updateRecord } from './updateRecord';

/** Marks the row deleted, with what hangs on it; IN_USE names what stands in the way. Returns the row as it was. */
export async function deleteRecord(
  call: Call,
  entity: AnyEntity,
  id: string,
  baseVersion?: number,
): Promise<Row> {
  if (!call.isSystem && (entity.commandsOnly || !mayEver(entity, 'delete', call.actor))) {
    fail('FORBIDDEN', { resource: entity.name, operation: 'delete' });
  }
  return inTransaction(call, async (inner) => {
    const before = await lockRow(inner, entity, id, 'delete');
    if (baseVersion !== undefined && baseVersion !== before.version)
      fail('STALE_VERSION', { resource: entity.name, id, current: before });
    const write: Write = { call: inner, entity, operation: 'delete', before, after: null, changed: [] };
    await runHooks('prepare', write);
    await releaseReferences(inner, entity, before);
    const version = Number(before.version) + 1;
    const changeNumber = await takeChangeNumbers(inner.db, String(before.instance));
    await inner
      .db(entity.name)
      .where({ id })
      .update({ deletedAt: call.now, updatedAt: call.now, version, changeNumber });
    await inner
      .db('history')
      .insert(historyRow(inner, entity, 'delete', { ...before, version, changeNumber }, before, null));
    await runHooks('written', write);
    return before;
  });
}

interface Referrer {
  entity: AnyEntity;
  name: string;
  field: FieldOf<'reference'>;
}

/** All fields of all entities that point at this entity. */
function referrersOf(target: AnyEntity): Referrer[] {
  return entityList.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]): Referrer[] =>
      field.type === 'reference' && field.to === target.name ? [{ entity, name, field }] : [],
    ),
  );
}

async function releaseReferences(call: TransactionCall, target: AnyEntity, row: Row): Promise<void> {
  const referrers = referrersOf(target);
  const blockers: { resource: string; field: string; count: number }[] = [];
  for (const { entity, name, field } of referrers) {
    if ((field.onDelete ?? 'refuse') !== 'refuse') continue;
    const query = call
      .db(entity.name)
      .where({ [name]: row.id, deletedAt: null })
      .whereIn('instance', await accountsPointing(call, row));
    for (const [column, values] of Object.entries(field.blocksWhile ?? {}))
      void query.whereIn(column, [...values]);
    const [counted] = await query.count({ count: '*' });
    const count = Number(counted?.count ?? 0);
    if (count > 0) blockers.push({ resource: entity.name, field: name, count });
  }
  if (blockers.length > 0) fail('IN_USE', { resource: target.name, id: row.id, blockers });
  for (const { entity, name, field } of referrers) {
    if (field.onDelete !== 'cascade' && field.onDelete !== 'clear') continue;
    const rows: { id: string; instance: string }[] = await call
      .db(entity.name)
      .where({ [name]: row.id, deletedAt: null })
      .select('id', 'instance');
    for (const { id, instance } of rows) {
      const system = { ...asSystem(call, instance), db: call.db };
      if (field.onDelete === 'cascade') await deleteRecord(system, entity, id);
      else await updateRecord(system, entity, id, { [name]: null });
    }
  }
}

// Rows of an account are pointed at from within it; rows of the shared catalogue from every account.
async function accountsPointing(call: TransactionCall, row: Row): Promise<string[]> {
  const isShared = row.instance !== call.actor.instance || call.actor.instanceType === 'PROVIDER';
  if (!isShared) return [String(row.instance)];
  const rows: { instance: string }[] = await call.db('changeCounters').select('instance');
  return rows.map((one) => one.instance);
}
