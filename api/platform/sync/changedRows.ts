import { isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { locationField, pointers } from '@plumbline/resources/rules/sync/shards';
import { listingFields, namingFields, rightFields } from './couldHaveRead';
import { query, readableEntities, type ShardCall } from './shardSql';

/** Previous values of a row's watched fields, in any order. */
export type Before = Readonly<Record<string, ReadonlySet<string>>>;
export interface ChangedRow {
  before: Before;
  /**
   * Created, deleted, or changed in a field that determines its shard or who may read it; dependent rows may follow.
   */
  isDecisive: boolean;
}
export interface ChangedRows {
  rows: ReadonlyMap<EntityName, ReadonlyMap<string, ChangedRow>>;
  upTo: number;
  isWhole: boolean;
}

/** The rows of an account's next `limit` history entries after change number `since`. */
export async function changedRows(
  ask: ShardCall,
  instance: string,
  since: number,
  limit: number,
): Promise<ChangedRows> {
  // Of the previous values only the fields that determine shard and rights; a whole entry may be large.
  const watched = watchedFields(ask);
  const lists: string[] = readableEntities(ask).flatMap((entity) => [
    ...listingFields(entity, ask.call.actor),
    ...namingFields(entity, ask.call.actor).filter((field) => field === 'contacts'),
  ]);
  const stated = (field: string): string =>
    lists.includes(field)
      ? `cast(json_extract(h.\`before\`, '$.${field}') as char)`
      : `json_value(h.\`before\`, '$.${field}')`;
  const values = watched.map((field) => `, ${stated(field)} as \`${field}\``).join('');
  const paths = ['id', ...watched].map((field) => `'$.${field}'`).join(', ');
  const entries = await query(ask.call, {
    sql: `select h.changeNumber, h.resource, h.recordId,
      h.operation <> 'update' or json_contains_path(h.\`before\`, 'one', ${paths}) as isDecisive${values}
      from history h where h.instance = ? and h.changeNumber > ? order by h.changeNumber limit ?`,
    bindings: [instance, since, limit],
  });
  const rows = new Map<
    EntityName,
    Map<string, { before: Record<string, Set<string>>; isDecisive: boolean }>
  >();
  for (const { resource, recordId, changeNumber: _number, isDecisive, ...fields } of entries) {
    const name = String(resource);
    if (!isEntityName(name)) continue;
    const ofName =
      rows.get(name) ?? new Map<string, { before: Record<string, Set<string>>; isDecisive: boolean }>();
    const row = ofName.get(String(recordId)) ?? { before: {}, isDecisive: false };
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value !== 'string') continue;
      row.before[field] ??= new Set();
      row.before[field].add(value);
    }
    rows.set(
      name,
      ofName.set(String(recordId), { ...row, isDecisive: row.isDecisive || Boolean(isDecisive) }),
    );
  }
  return { rows, upTo: Number(entries.at(-1)?.changeNumber ?? since), isWhole: entries.length < limit };
}

function watchedFields(ask: ShardCall): string[] {
  const places =
    ask.shard === 'base' ? [] : pointers.flatMap(({ from, field }) => [field, locationField(from) ?? field]);
  const rights = readableEntities(ask).flatMap((entity) => [
    ...rightFields(entity, ask.call.actor),
    ...namingFields(entity, ask.call.actor),
  ]);
  return [...new Set([...places, ...rights])];
}
