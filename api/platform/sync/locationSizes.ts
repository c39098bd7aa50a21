import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { LocationSize } from '@plumbline/resources/rules/sync/protocol';
import { locationField } from '@plumbline/resources/rules/sync/shards';
import { type Call, inTransaction } from '../../entities/call';
import { query, readable, readableEntities, type ShardCall } from './shardSql';

/** Number of rows of each entity in the shard of each location the caller may read. */
export async function locationSizes(call: Call): Promise<LocationSize[]> {
  return inTransaction(call, async (inner) => {
    // The entities are the same for every location, so any id will do.
    const ask: ShardCall = { call: inner, shard: { location: CATALOGUE_ID } };
    const sizes = new Map<string, LocationSize>();
    for (const entity of readableEntities(ask)) {
      const field = locationField(entity) ?? '';
      const where = readable(entity, ask);
      const rows = await query(inner, {
        sql: `select t.\`${field}\` as location, count(*) as count from \`${entity.name}\` t where ${where.sql} and t.\`${field}\` is not null group by t.\`${field}\``,
        bindings: where.bindings,
      });
      for (const row of rows) {
        const location = String(row.location);
        const size = sizes.get(location) ?? { location, counts: {} };
        size.counts[entity.name] = Number(row.count);
        sizes.set(location, size);
      }
    }
    return [...sizes.values()];
  });
}
