import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { rightOf } from '@plumbline/resources/permissions';
import type { Shard, SyncedRow } from '@plumbline/resources/sync/protocol';
import { locationField, shardEntities, shardPointers, type Pointer } from '@plumbline/resources/sync/shards';
import type { TransactionCall } from '../entities/hooks';
import { rowMapper, type Row } from '../entities/rowMapper';
import { scopeOf, type Sql } from '../entities/scope';

export interface ShardCall { call: TransactionCall; shard: Shard }

/** Entities of the shard of which the caller may read rows of the own account; staff who see all accounts keep none. */
export function readableEntities({ call, shard }: ShardCall): readonly AnyEntity[] {
  return shardEntities(shard).filter((entity) => {
    const right = rightOf(entity, 'read', call.actor);
    return right !== undefined && right !== 'anywhere';
  });
}

export const joined = (parts: readonly Sql[], word: ' and ' | ' or ' = ' and '): Sql => ({
  sql: parts.map((part) => (word === ' or ' ? `(${part.sql})` : part.sql)).join(word),
  bindings: parts.flatMap((part) => part.bindings),
});

/** Living rows the caller may read. */
export const readable = (entity: AnyEntity, { call }: ShardCall): Sql =>
  joined([scopeOf(entity, 'read', call), { sql: 't.deletedAt is null', bindings: [] }]);

/** Rows that stand at the shard's location themselves; all rows of an entity that is kept always. */
export function ownRows(entity: AnyEntity, { shard }: ShardCall): Sql {
  const field = locationField(entity);
  return shard === 'base' || !field ? { sql: '1 = 1', bindings: [] } : { sql: `t.\`${field}\` = ?`, bindings: [shard.location] };
}

/** Rows that stand elsewhere, or nowhere. */
export function otherRows(entity: AnyEntity, { shard }: ShardCall): Sql {
  const field = locationField(entity);
  return shard === 'base' || !field ? { sql: '1 = 0', bindings: [] } : { sql: `not (t.\`${field}\` <=> ?)`, bindings: [shard.location] };
}

/** Rows that a row at the shard's location points at, wherever they stand themselves. */
export function broughtRows({ from, field }: Pointer, { call, shard }: ShardCall, { alsoDeleted = false } = {}): Sql {
  const location = locationField(from);
  if (shard === 'base' || !location) return { sql: '1 = 0', bindings: [] };
  const living = alsoDeleted ? '' : ' and p.deletedAt is null';
  return {
    sql: `exists (select 1 from \`${from.name}\` p where p.instance = ? and p.\`${field}\` = t.id and p.\`${location}\` = ?${living})`,
    bindings: [call.actor.instance, shard.location],
  };
}

export const pointersTo = (entity: AnyEntity, shard: Shard): readonly Pointer[] =>
  shardPointers(shard).filter((pointer) => pointer.to.name === entity.name);

/** All rows of the entity that belong to the shard. */
export const shardRows = (entity: AnyEntity, ask: ShardCall): Sql => {
  const parts = joined([ownRows(entity, ask), ...pointersTo(entity, ask.shard).map((pointer) => broughtRows(pointer, ask))], ' or ');
  return { sql: `(${parts.sql})`, bindings: parts.bindings };
};

/** Runs a select of whole rows of one entity; `t` is the table. */
export async function selectRows(entity: AnyEntity, { call }: ShardCall, where: Sql, order = ''): Promise<SyncedRow[]> {
  const { columns, read } = rowMapper(entity);
  const rows = await query(call, {
    sql: `select ${columns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${where.sql} ${order}`,
    bindings: where.bindings,
  });
  return rows.map((row) => synced(read(row)));
}

export async function query(call: TransactionCall, { sql, bindings }: Sql): Promise<Row[]> {
  // knex types a raw answer as any and bindings narrower than it takes them; mysql2 answers a select with rows first.
  const [rows] = (await call.db.raw(sql, bindings as never[])) as [Row[]];
  return rows;
}

/** Every entity table has these columns, and none of them may be null. */
export const synced = (row: Row): SyncedRow =>
  ({ ...row, id: String(row.id), version: Number(row.version), changeNumber: Number(row.changeNumber) });

export const idList = (ids: readonly string[]): Sql => ({ sql: `t.id in (${ids.map(() => '?').join(', ')})`, bindings: [...ids] });
