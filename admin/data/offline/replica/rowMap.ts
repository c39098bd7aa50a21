import type { EntityName } from '@plumbline/resources/language/names';
import type { Change, SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import type { StoredRow, StoredShard } from '../storage/ReplicaStorage';

export interface RowKey {
  resource: EntityName;
  id: string;
}
/** A row's new state; null: no shard has it any more. */
export type RowUpdate = RowKey & { stored: StoredRow | null };
export type ShardMap = ReadonlyMap<string, StoredShard>;

/** The rows of all shards in memory. */
export interface RowMap {
  get(resource: EntityName, id: string): StoredRow | undefined;
  of(resource: EntityName): Iterable<StoredRow>;
  all(): Iterable<StoredRow>;
  take(updates: Iterable<RowUpdate>): void;
}

export function createRowMap(stored: Iterable<StoredRow> = []): RowMap {
  const rows = new Map<EntityName, Map<string, StoredRow>>();
  function keep(one: StoredRow): void {
    const ofName = rows.get(one.resource) ?? new Map<string, StoredRow>();
    rows.set(one.resource, ofName.set(one.row.id, one));
  }
  for (const one of stored) keep(one);
  return {
    get: (resource, id) => rows.get(resource)?.get(id),
    of: (resource) => rows.get(resource)?.values() ?? [],
    *all() {
      for (const ofName of rows.values()) yield* ofName.values();
    },
    take(updates) {
      for (const { resource, id, stored: one } of updates) {
        if (one) keep(one);
        else rows.get(resource)?.delete(id);
      }
    },
  };
}

/** Current memberships: of stored shards in their current generation. */
export function counting(
  shards: ShardMap,
  membership: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(membership).filter(([key, generation]) => shards.get(key)?.generation === generation),
  );
}

export const isShown = (shards: ShardMap, stored: StoredRow): boolean =>
  Object.keys(counting(shards, stored.shards)).some((key) => shards.get(key)?.isWhole);

/**
 * Effect of a page of one shard on the rows: named rows join it, removed ones leave it but may stay by another shard.
 */
export function updatesOf(
  rows: RowMap,
  shards: ShardMap,
  shard: StoredShard,
  changes: readonly Change[],
): RowUpdate[] {
  const updates = new Map<string, RowUpdate>();
  for (const { resource, id, row } of changes) {
    const name = `${resource}/${id}`;
    const known = updates.has(name) ? updates.get(name)?.stored : rows.get(resource, id);
    const { [shard.key]: _own, ...others } = counting(shards, known?.shards ?? {});
    if (row) {
      updates.set(name, {
        resource,
        id,
        stored: {
          resource,
          row: later(row, known?.row),
          shards: { ...others, [shard.key]: shard.generation },
        },
      });
    } else if (known) {
      const isElsewhere = Object.keys(others).length > 0;
      updates.set(name, { resource, id, stored: isElsewhere ? { ...known, shards: others } : null });
    }
  }
  return [...updates.values()];
}

/** Rows that no shard has any more. */
export function orphans(rows: RowMap, shards: ShardMap): RowUpdate[] {
  return [...rows.all()]
    .filter((stored) => Object.keys(counting(shards, stored.shards)).length === 0)
    .map(({ resource, row }) => ({ resource, id: row.id, stored: null }));
}

/** The later of two states of a row: the response to a command may be newer than a page read before it. */
export const later = (row: SyncedRow, known: SyncedRow | undefined): SyncedRow =>
  known && known.changeNumber > row.changeNumber ? known : row;
