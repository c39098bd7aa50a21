import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { rightInside, rightOf } from '@plumbline/resources/language/permissions';
import type { Sql } from '@plumbline/resources/language/query/sql';
import type { Shard, SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { locationField, pointers, shardEntities } from '@plumbline/resources/rules/sync/shards';
import { accountEntity } from '../../entities/accountEntity';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { insideSql, scopeOf } from '../../entities/scope';

export interface ShardCall {
  call: TransactionCall;
  shard: Shard;
}

/**
 * Entities of the shard of which the caller may read rows in the own account; rights across all accounts are not
 * synchronized.
 */
export function readableEntities({ call, shard }: ShardCall): readonly AnyEntity[] {
  return shardEntities(shard).filter((entity) => {
    const right = rightInside(rightOf(entity, 'read', call.actor));
    return right !== undefined && right !== 'anywhere';
  });
}

export const joined = (parts: readonly Sql[], word: ' and ' | ' union ' = ' and '): Sql => ({
  sql: parts.map((part) => part.sql).join(word),
  bindings: parts.flatMap((part) => part.bindings),
});

/** Undeleted rows the caller may read and a device stores: rows of other accounts are excluded. */
export const readable = (entity: AnyEntity, { call }: ShardCall): Sql =>
  joined([
    insideSql(entity, 'read', call),
    scopeOf(entity, 'read', call),
    { sql: 't.deletedAt is null', bindings: [] },
  ]);

interface Reach {
  /** Includes deleted rows, which a device may still hold. */
  alsoDeleted?: boolean;
}

/**
 * Selects the ids of rows at a location, or that are parts of such rows, regardless of rights. Each select uses an
 * index: the location's, then that of the reference.
 */
export function memberIds(entity: AnyEntity, ask: ShardCall, reach: Reach = {}): Sql {
  const { call, shard } = ask;
  if (shard === 'base') return { sql: 'select null as id from dual where 1 = 0', bindings: [] };
  const living = reach.alsoDeleted ? '' : ' and x.deletedAt is null';
  const own: Sql = {
    sql: `select x.id from \`${entity.name}\` x where x.instance = ?${living} and x.\`${locationField(entity)}\` = ?`,
    bindings: [call.actor.instance, shard.location],
  };
  const parts = pointers
    .filter(({ from, isPart }) => isPart && from.name === entity.name)
    .map(({ field, to }): Sql => {
      const wholes = memberIds(to, ask, reach);
      return {
        sql: `select x.id from (${wholes.sql}) m join \`${entity.name}\` x on x.instance = ?${living} and x.\`${field}\` = m.id`,
        bindings: [...wholes.bindings, call.actor.instance],
      };
    });
  return joined([own, ...parts], ' union ');
}

/** Selects the ids of rows that rows of the location refer to, wherever these are. */
export function broughtIds(entity: AnyEntity, ask: ShardCall, reach: Reach = {}): Sql {
  const nothing: Sql = { sql: 'select null as id from dual where 1 = 0', bindings: [] };
  return joined(
    [
      nothing,
      ...pointers
        .filter(({ to }) => to.name === entity.name)
        .map(({ from, field }): Sql => {
          const members = memberIds(from, ask, reach);
          return {
            sql: `select x.\`${field}\` as id from (${members.sql}) m join \`${from.name}\` x on x.id = m.id`,
            bindings: members.bindings,
          };
        }),
    ],
    ' union ',
  );
}

/** `from` clause for the rows `t` of the entity in the shard. */
export function shardRows(entity: AnyEntity, ask: ShardCall): Sql {
  if (ask.shard === 'base') return { sql: `\`${entity.name}\` t`, bindings: [] };
  const ids = joined([memberIds(entity, ask), broughtIds(entity, ask)], ' union ');
  return { sql: `(${ids.sql}) s join \`${entity.name}\` t on t.id = s.id`, bindings: ids.bindings };
}

/** Reads complete rows of the shard. */
export async function selectShardRows(
  entity: AnyEntity,
  ask: ShardCall,
  where: Sql,
  order = '',
): Promise<SyncedRow[]> {
  const { columns, read } = rowMapper(await accountEntity(ask.call, entity));
  const from = shardRows(entity, ask);
  const rows = await query(ask.call, {
    sql: `select ${columns.map((name) => `t.\`${name}\``).join(', ')} from ${from.sql} where ${where.sql} ${order}`,
    bindings: [...from.bindings, ...where.bindings],
  });
  return rows.map((row) => synced(read(row)));
}

export async function query(call: TransactionCall, { sql, bindings }: Sql): Promise<Row[]> {
  // knex types a raw result as any and its bindings too narrowly; mysql2 returns the rows of a select first.
  const [rows] = (await call.db.raw(sql, bindings as never[])) as [Row[]];
  return rows;
}

/** Every entity table has these columns, all not null. */
export const synced = (row: Row): SyncedRow => ({
  ...row,
  id: String(row.id),
  version: Number(row.version),
  changeNumber: Number(row.changeNumber),
});

export const idList = (ids: readonly string[]): Sql => ({
  sql: `t.id in (${ids.map(() => '?').join(', ')})`,
  bindings: [...ids],
});
