import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { statement, type Written } from '../base/database/statement';
import { attemptOf, Outdated } from './attempt';
import { takeChangeNumbers } from './changeNumber';
import { refuseOutsideStored } from './checkRights';
import { patchedCustom, patchedCustomOfMany } from './customSql';
import { insertHistory } from './history';
import type { TransactionCall } from './hooks';
import { refusedByDatabase } from './refusedByDatabase';
import { pick } from './rowChanges';
import { rowMapper } from './rowMapper';
import type { WriteItem } from './writeRows';

/** Numbers the rows, which are all of one account, and writes them with their history entries. */
export async function storeRows(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  const [first] = items;
  if (!first) return;
  const start = await takeChangeNumbers(call.db, String(first.after.instance), items.length);
  const updatedAt = call.now.toISOString();
  for (const [index, { before, after }] of items.entries())
    Object.assign(after, {
      changeNumber: start + index,
      updatedAt,
      version: before ? Number(before.version) + 1 : 1,
    });
  const refused = refusedByDatabase(entity);
  const created = items.filter(({ before }) => before === null);
  const updated = items.filter(({ before }) => before !== null);
  if (created.length > 0) await insert(call, entity, created).catch(refused);
  if (updated.length > 1) await updateMany(call, entity, updated).catch(refused);
  else if (updated[0]) await updateOne(call, entity, updated[0]).catch(refused);
  await refuseOutsideStored(call, entity, items);
  await insertHistory(
    call,
    entity,
    items.map(({ operation, before, after, changed }) => ({
      operation,
      row: after,
      before: before && pick(before, changed),
      after: pick(after, changed),
    })),
  );
}

const baseColumns = ['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt'];

async function insert(
  { db }: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  const { write, columnsOf } = rowMapper(entity);
  const [first] = items;
  if (items.length === 1 && first) {
    // All columns, so that each new row is the same prepared statement.
    const names = [...baseColumns, 'deletedAt', ...Object.keys(entity.fields)];
    const columns = columnsOf(names);
    const row = write(pick(first.after, names));
    await statement(
      db,
      `insert into \`${entity.name}\` (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      columns.map((name) => row[name]),
    );
    return;
  }
  const names = [...baseColumns, ...new Set(items.flatMap(({ changed }) => changed))];
  await db(entity.name).insert(items.map(({ after }) => write(pick(after, names))));
}

const quoted = (name: string): string => `\`${name}\``;

async function updateOne(
  { db }: TransactionCall,
  entity: AnyEntity,
  { before, after, changed }: WriteItem,
): Promise<void> {
  const set = rowMapper(entity).patch(pick(after, [...changed, 'version', 'changeNumber', 'updatedAt']));
  const columns = Object.keys(set);
  // A row that was read before the account was locked is written only as it was read; one that was locked first may have been
  // written by a hook of this very transaction since.
  const isReadEarly = attemptOf(db) !== undefined;
  const { affectedRows } = await statement<Written>(
    db,
    `update \`${entity.name}\` set ${columns
      .map((name) => `${quoted(name)} = ${name === 'custom' ? patchedCustom : '?'}`)
      .join(', ')} where id = ?${isReadEarly ? ' and version = ? and deletedAt is null' : ''}`,
    [...columns.map((name) => set[name]), after.id, ...(isReadEarly ? [before?.version] : [])],
  );
  if (isReadEarly && affectedRows === 0) throw new Outdated();
}

/** All rows exist, so that this is an update of each; one statement instead of one per row. */
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
