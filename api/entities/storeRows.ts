import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { statement } from '../base/database/statement';
import { attemptOf } from './attempt';
import { noteLocked, takeChangeNumbers } from './changeNumber';
import { isToldByRow, refuseOutsideStored } from './checkRights';
import { patchedCustom, patchedCustomOfMany } from './customSql';
import { mayJoin, storeInGroup } from './groupCommit';
import { historyEntry, insertHistory } from './history';
import type { StoredRow, TransactionCall } from './hooks';
import { numberRows } from './numberRows';
import { refusedByDatabase } from './refusedByDatabase';
import { refuseTerminated } from './refuseTerminated';
import { pick } from './rowChanges';
import { rowMapper } from './rowMapper';
import { storeAlong, storeChanged, storeNew } from './storeTogether';
import type { WriteItem } from './writeRows';

/** Numbers the rows of one account and their derived rows, and writes all with history. */
export async function storeRows(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
  along: readonly StoredRow[],
): Promise<void> {
  const rows = [...items, ...along];
  const [first] = rows;
  if (!first) return;
  const refused = refusedByDatabase(entity);
  const attempt = attemptOf(call.db);
  const instance = String(first.after.instance);
  await refuseTerminated(call, entity, instance);
  const [item, ...more] = items;
  const isAlone = item && more.length === 0 && attempt?.isLocked === false && attempt.instance === instance;
  if (isAlone && isToldByRow(call, entity, item.operation) && mayJoin(attempt, item)) {
    noteLocked(call.db, instance);
    return storeInGroup(attempt, { item, along }).catch(refused);
  }
  numberRows(rows, await takeChangeNumbers(call.db, instance, rows.length));
  const created = items.filter(({ before }) => before === null);
  const updated = items.filter(({ before }) => before !== null);
  if (created.length > 1) await insertMany(call, entity, created).catch(refused);
  else await storeNew(call.db, created).catch(refused);
  if (updated.length > 1) await updateMany(call, entity, updated).catch(refused);
  // Conditional on the version for rows read before locking; rows locked first may have been written by a hook since.
  else if (attempt) await storeChanged(call.db, updated).catch(refused);
  else if (updated[0]) await updateLocked(call, entity, updated[0]).catch(refused);
  await refuseOutsideStored(call, entity, items);
  await storeAlong(call.db, along);
  await insertHistory(call.db, rows.map(historyEntry));
}

const baseColumns = ['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt'];

async function insertMany(
  { db }: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  const names = [...baseColumns, ...new Set(items.flatMap(({ changed }) => changed))];
  await db(entity.name).insert(items.map(({ after }) => rowMapper(entity).write(pick(after, names))));
}

async function updateLocked(
  { db }: TransactionCall,
  entity: AnyEntity,
  { after, changed }: WriteItem,
): Promise<void> {
  const set = rowMapper(entity).patch(pick(after, [...changed, 'version', 'changeNumber', 'updatedAt']));
  const columns = Object.keys(set);
  await statement(
    db,
    `update \`${entity.name}\` set ${columns
      .map((name) => `\`${name}\` = ${name === 'custom' ? patchedCustom : '?'}`)
      .join(', ')} where id = ?`,
    [...columns.map((name) => set[name]), after.id],
  );
}

/** A bulk UPDATE: all rows exist. */
async function updateMany(
  { db }: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  const { patch, columnsOf } = rowMapper(entity);
  const changed = [...new Set(items.flatMap((item) => item.changed)), 'version', 'changeNumber', 'updatedAt'];
  const names = [...new Set([...baseColumns, ...changed])];
  await db(entity.name)
    .insert(items.map(({ after }) => patch(pick(after, names))))
    .onConflict('id')
    .merge(
      Object.fromEntries(
        columnsOf(changed).map((name) => [
          name,
          name === 'custom' ? db.raw(patchedCustomOfMany(entity.name)) : db.raw('values(??)', [name]),
        ]),
      ),
    );
}
