import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { PullAnswer, SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { pointers, shardKey, shardOfRow } from '@plumbline/resources/rules/sync/shards';
import type { ReplicaStorage, StoredShard } from '../storage/ReplicaStorage';
import {
  counting,
  createRowMap,
  isShown,
  later,
  orphans,
  type RowKey,
  type RowUpdate,
  updatesOf,
} from './rowMap';

/** Message about a change, for the other tabs. */
export interface ReplicaChange {
  rows: readonly RowKey[];
  /** Any row may have changed. */
  areAll: boolean;
  revision: number;
}

export interface Replica {
  /** Reads the stored replica; it is empty before. */
  load(): Promise<void>;
  /** Takes over what another tab wrote. */
  refresh(change: ReplicaChange): Promise<void>;
  /** The server's row as last known, if one of its shards is complete. */
  row(resource: EntityName, id: string): SyncedRow | undefined;
  rows(resource: EntityName): SyncedRow[];
  shard(key: string): StoredShard | undefined;
  shards(): readonly StoredShard[];
  /** Adds an empty shard, to be loaded. */
  add(key: string): Promise<void>;
  /** Applies a requested page; ignored if the shard was restarted or has moved on since the request. */
  apply(asked: StoredShard, answer: PullAnswer, at: string): Promise<void>;
  fail(key: string, code: string | null): Promise<void>;
  /** Applies a row from the response to a command; a row of no stored shard is not kept. */
  accept(resource: EntityName, id: string, row: SyncedRow | null): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes all rows from the device; the list of shards is kept, to be reloaded. */
  strip(): Promise<void>;
}

interface ReplicaParts {
  storage: ReplicaStorage;
  /** Runs the work under a lock across tabs. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** `isOwn`: written by this tab, so the other tabs have to be notified. */
  onChange: (change: ReplicaChange, isOwn: boolean) => void;
}

/** The account's rows on this device, in memory and on disk; disk first, so that memory is never ahead. */
export function createReplica({ storage, exclusively, onChange }: ReplicaParts): Replica {
  let shards = new Map<string, StoredShard>();
  let known: readonly StoredShard[] = [];
  let rows = createRowMap();
  let revision = -1;
  let isRaised = false;

  async function readShards(): Promise<void> {
    shards = new Map((await storage.shards()).map((shard) => [shard.key, shard]));
    known = [...shards.values()];
  }

  // Under the lock, so that a half-written change of another tab is not read.
  async function load(): Promise<void> {
    const [standing, , stored] = await Promise.all([storage.revision(), readShards(), storage.rows()]);
    revision = standing;
    rows = createRowMap(stored);
    onChange({ rows: [], areAll: true, revision }, false);
  }

  /** One change on disk, under the lock, after loading changes of other tabs. */
  function write(work: () => Promise<Omit<ReplicaChange, 'revision'> | undefined>): Promise<void> {
    return exclusively(async () => {
      if ((await storage.revision()) !== revision) await load();
      isRaised = false;
      const change = await work();
      if (change) onChange({ ...change, revision }, true);
    });
  }

  // Before the first write: if this tab dies in between, the others see a new revision and reload.
  async function raise(): Promise<void> {
    if (isRaised) return;
    await storage.putRevision(revision + 1);
    revision += 1;
    isRaised = true;
  }

  async function putShard(shard: StoredShard): Promise<StoredShard> {
    await raise();
    await storage.putShard(shard);
    shards.set(shard.key, shard);
    known = [...shards.values()];
    return shard;
  }

  async function putRows(updates: readonly RowUpdate[]): Promise<void> {
    if (updates.length === 0) return;
    await raise();
    await storage.putRows(updates.flatMap(({ stored }) => (stored ? [stored] : [])));
    await storage.removeRows(updates.filter(({ stored }) => !stored));
    rows.take(updates);
  }

  /** A restarted shard hides its rows at once; they are deleted from disk when it is complete again. */
  const restart = (shard: StoredShard): Promise<StoredShard> =>
    putShard({ ...fresh(shard.key, shard.generation + 1) });

  /**
   * Shards a row shares with the row it is part of: a deficiency is in its audit's shards, whatever its own location.
   */
  function partOf(resource: EntityName, row: SyncedRow): Record<string, number> {
    const wholes = pointers
      .filter(({ from, isPart }) => isPart && from.name === resource)
      .flatMap(({ field, to }) => {
        const id = row[field];
        return typeof id === 'string' ? (rows.get(to.name, id) ?? []) : [];
      });
    return Object.assign({}, ...wholes.map((whole) => counting(shards, whole.shards)));
  }

  return {
    row(resource, id) {
      const stored = rows.get(resource, id);
      return stored && isShown(shards, stored) ? stored.row : undefined;
    },
    rows: (resource) =>
      [...rows.of(resource)].filter((stored) => isShown(shards, stored)).map(({ row }) => row),
    shard: (key) => shards.get(key),
    shards: () => known,
    load: () => exclusively(load),
    async refresh(change) {
      if (change.revision <= revision) return;
      if (change.areAll || change.revision !== revision + 1) return exclusively(load);
      revision = change.revision;
      await readShards();
      const stored = await Promise.all(change.rows.map(({ resource, id }) => storage.row(resource, id)));
      rows.take(change.rows.map((key, index) => ({ ...key, stored: stored[index] ?? null })));
      onChange(change, false);
    },
    add: (key) =>
      write(async () => {
        if (shards.has(key)) return undefined;
        // A new generation above those of rows left from an earlier download.
        let generation = 0;
        for (const stored of rows.all()) generation = Math.max(generation, stored.shards[key] ?? 0);
        await putShard(fresh(key, generation + 1));
        return { rows: [], areAll: false };
      }),
    apply: ({ key, generation, cursor }, answer, at) =>
      write(async () => {
        const standing = shards.get(key);
        if (standing?.generation !== generation || standing.cursor !== cursor) return undefined;
        let isReset = false;
        for (const shard of [...shards.values()]) {
          const isVoid = shard.stamp !== null && shard.stamp !== answer.stamp;
          const isRestarted = shard.key === key && answer.isRestart && cursor !== null;
          if (!isVoid && !isRestarted) continue;
          await restart(shard);
          isReset = true;
        }
        const shard = shards.get(key);
        if (!shard) return { rows: [], areAll: isReset };
        const updates = updatesOf(rows, shards, shard, answer.changes);
        // Rows before the cursor: after a crash in between the page is loaded again.
        await putRows(updates);
        const isWhole = shard.isWhole || answer.complete;
        await putShard({
          ...shard,
          cursor: answer.cursor,
          stamp: answer.stamp,
          isWhole,
          failure: null,
          received: shard.isWhole ? shard.received : shard.received + answer.changes.length,
          total: shard.cursor === null ? (answer.total ?? null) : shard.total,
          savedAt: answer.complete ? at : shard.savedAt,
        });
        const isNewlyWhole = isWhole && !shard.isWhole;
        if (isNewlyWhole) await putRows(orphans(rows, shards));
        return {
          rows: updates.map(({ resource, id }) => ({ resource, id })),
          areAll: isReset || isNewlyWhole,
        };
      }),
    fail: (key, code) =>
      write(async () => {
        const shard = shards.get(key);
        if (!shard || shard.failure === code) return undefined;
        await putShard({ ...shard, failure: code });
        return { rows: [], areAll: false };
      }),
    accept: (resource, id, row) =>
      write(async () => {
        const before = rows.get(resource, id);
        const home = row && shardOfRow(entities[resource], row);
        const shard = home && shards.get(shardKey(home));
        const membership = {
          ...counting(shards, before?.shards ?? {}),
          ...(row ? partOf(resource, row) : {}),
          ...(shard ? { [shard.key]: shard.generation } : {}),
        };
        const isKept = row && Object.keys(membership).length > 0;
        if (!isKept && !before) return undefined;
        await putRows([
          {
            resource,
            id,
            stored: isKept ? { resource, row: later(row, before?.row), shards: membership } : null,
          },
        ]);
        return { rows: [{ resource, id }], areAll: false };
      }),
    remove: (key) =>
      write(async () => {
        if (!shards.has(key)) return undefined;
        await raise();
        await storage.removeShard(key);
        shards.delete(key);
        known = [...shards.values()];
        await putRows(orphans(rows, shards));
        return { rows: [], areAll: true };
      }),
    strip: () =>
      write(async () => {
        // Hidden first, then deleted: if the tab dies in between, none is shown.
        for (const shard of [...shards.values()]) await restart(shard);
        await putRows([...rows.all()].map(({ resource, row: { id } }) => ({ resource, id, stored: null })));
        return { rows: [], areAll: true };
      }),
  };
}

const fresh = (key: string, generation: number): StoredShard => ({
  key,
  generation,
  cursor: null,
  stamp: null,
  isWhole: false,
  received: 0,
  total: null,
  savedAt: null,
  failure: null,
});
