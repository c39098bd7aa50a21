import type { Change } from '@plumbline/resources/rules/sync/protocol';
import {
  joined,
  query,
  readable,
  readableEntities,
  type ShardCall,
  selectShardRows,
  shardRows,
} from './shardSql';

/** Index of the entity being read, and id of the last row sent. */
export interface LoadPosition {
  step: number;
  after: string;
}
export interface LoadedPage {
  changes: Change[];
  next: LoadPosition | null;
}

/**
 * A page of the initial load of a shard: entity by entity, by id. Rows changed meanwhile have change numbers above
 * those noted in the cursor at the start, and are sent again when following the changes from there.
 */
export async function loadShard(ask: ShardCall, position: LoadPosition, limit: number): Promise<LoadedPage> {
  const changes: Change[] = [];
  let { after } = position;
  for (const [step, entity] of [...readableEntities(ask).entries()].slice(position.step)) {
    const room = limit - changes.length;
    if (room === 0) return { changes, next: { step, after } };
    const where = joined([readable(entity, ask), { sql: 't.id > ?', bindings: [after] }]);
    const rows = await selectShardRows(
      entity,
      ask,
      { ...where, bindings: [...where.bindings, room] },
      'order by t.id limit ?',
    );
    changes.push(...rows.map((row): Change => ({ resource: entity.name, id: row.id, row })));
    if (rows.length === room) return { changes, next: { step, after: rows.at(-1)?.id ?? '' } };
    after = '';
  }
  return { changes, next: null };
}

/** Number of rows in the whole load. */
export async function countShard(ask: ShardCall): Promise<number> {
  let total = 0;
  for (const entity of readableEntities(ask)) {
    const from = shardRows(entity, ask);
    const where = readable(entity, ask);
    const [row] = await query(ask.call, {
      sql: `select count(*) as total from ${from.sql} where ${where.sql}`,
      bindings: [...from.bindings, ...where.bindings],
    });
    total += Number(row?.total ?? 0);
  }
  return total;
}
