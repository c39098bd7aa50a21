import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Change } from '@plumbline/resources/sync/protocol';
import type { Sql } from '../entities/scope';
import { broughtRows, joined, otherRows, ownRows, pointersTo, query, readable, readableEntities, selectRows, type ShardCall } from './shardSql';

interface Step { entity: AnyEntity; where: Sql }
export interface LoadPosition { step: number; after: string }
export interface LoadedPage { changes: Change[]; next: LoadPosition | null }

/**
 * A page of the first read of a shard: entity by entity, by id. Rows that change meanwhile have numbers above the
 * horizon that the cursor noted at the start, and come once more when the changes are followed from there.
 */
export async function loadShard(ask: ShardCall, position: LoadPosition, limit: number): Promise<LoadedPage> {
  const steps = loadSteps(ask);
  const changes: Change[] = [];
  let { step, after } = position;
  for (; step < steps.length && changes.length < limit; step += 1, after = '') {
    const current = steps[step];
    if (!current) break;
    const room = limit - changes.length;
    const where = joined([readable(current.entity, ask), current.where, { sql: 't.id > ?', bindings: [after] }]);
    const rows = await selectRows(current.entity, ask, { ...where, bindings: [...where.bindings, room] }, 'order by t.id limit ?');
    changes.push(...rows.map((row): Change => ({ resource: current.entity.name, id: row.id, row })));
    if (rows.length === room) return { changes, next: { step, after: rows.at(-1)?.id ?? '' } };
  }
  return { changes, next: step < steps.length ? { step, after } : null };
}

/** How many rows the whole load will send. */
export async function countShard(ask: ShardCall): Promise<number> {
  let total = 0;
  for (const { entity, where } of loadSteps(ask)) {
    const all = joined([readable(entity, ask), where]);
    const [row] = await query(ask.call, { sql: `select count(*) as total from \`${entity.name}\` t where ${all.sql}`, bindings: all.bindings });
    total += Number(row?.total ?? 0);
  }
  return total;
}

// First what stands at the location, by the index on it; then what those rows bring along from elsewhere.
function loadSteps(ask: ShardCall): Step[] {
  const readableOnes = readableEntities(ask);
  const own = readableOnes.map((entity): Step => ({ entity, where: ownRows(entity, ask) }));
  const brought = readableOnes.flatMap((entity) => pointersTo(entity, ask.shard).map((pointer): Step => (
    { entity, where: joined([broughtRows(pointer, ask), otherRows(entity, ask)]) })));
  return [...own, ...brought];
}
