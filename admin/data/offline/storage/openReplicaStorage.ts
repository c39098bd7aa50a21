import type { EntityName } from '@plumbline/resources/language/names';
import { openDB } from 'idb';
import localforage from 'localforage';
import type { PreloadedRows, ReplicaStorage, StoredRow } from './ReplicaStorage';
import { gate, guarded } from './StorageError';

// Each key is a transaction of its own: many at once are fast, all at once would hold every row in memory twice.
const chunk = 250;

/** The replica in IndexedDB through localforage: one key per record. What was read ahead is the answer to the first question. */
export async function openReplicaStorage(
  name: string,
  ahead: Promise<PreloadedRows | null> = Promise.resolve(null),
): Promise<ReplicaStorage> {
  // Waited for here: it stands in line for the same lock as the person who asks for the rows.
  const first = await ahead;
  // Only IndexedDB: what else localforage would fall back to holds a few megabytes and blocks the page.
  const driver = [localforage.INDEXEDDB];
  if (!first) await guarded(() => makeStores(name), 'unopened');
  const rows = localforage.createInstance({ name, storeName: 'rows', driver });
  const shards = localforage.createInstance({ name, storeName: 'shards', driver });
  const notes = localforage.createInstance({ name, storeName: 'notes', driver });
  // One after the other: each would add its store where it is missing, which is a new version of the database.
  for (const store of [rows, shards, notes]) await guarded(() => store.ready(), 'unopened');
  const { run, shut } = gate();
  const revision = async () => (await notes.getItem<number>('revision')) ?? 0;
  /** What was read ahead, for the first who asks and as long as nobody has written since; else what stands there. */
  const readFirst =
    <K extends 'rows' | 'shards'>(store: K, early: PreloadedRows | null) =>
    async (): Promise<PreloadedRows[K]> => {
      const found = early;
      early = null;
      if (found && found.revision === (await revision())) return found[store];
      return (await readAll(name, store)) as PreloadedRows[K]; // what this store holds
    };
  const [readRows, readShards] = [readFirst('rows', first), readFirst('shards', first)];
  const key = (resource: EntityName, id: string): string => `${resource}/${id}`;
  return {
    rows: () => run(readRows),
    row: (resource, id) => run(async () => (await rows.getItem<StoredRow>(key(resource, id))) ?? undefined),
    putRows: (stored) =>
      run(() => inChunks(stored, (one) => rows.setItem(key(one.resource, one.row.id), one))),
    removeRows: (gone) => run(() => inChunks(gone, ({ resource, id }) => rows.removeItem(key(resource, id)))),
    shards: () => run(readShards),
    putShard: (shard) =>
      run(async () => {
        await shards.setItem(shard.key, shard);
      }),
    removeShard: (shardKey) => run(() => shards.removeItem(shardKey)),
    revision: () => run(revision),
    putRevision: (revision) =>
      run(async () => {
        await notes.setItem('revision', revision);
      }),
    close: shut,
    drop: () => {
      shut();
      return guarded(() => localforage.dropInstance({ name }));
    },
  };
}

/** A new database gets all its stores at once; localforage opens it anew for each of them. */
async function makeStores(name: string): Promise<void> {
  const database = await openDB(name, undefined, {
    upgrade: (made) => {
      for (const store of ['rows', 'shards', 'notes']) made.createObjectStore(store);
    },
  });
  database.close();
}

// localforage walks a store with a cursor, an event for each record: seconds for what one read of all takes a fraction of.
async function readAll(name: string, store: string): Promise<unknown[]> {
  const database = await answer(indexedDB.open(name));
  try {
    return await answer<unknown[]>(database.transaction(store).objectStore(store).getAll());
  } finally {
    // An open connection would keep the database from being removed.
    database.close();
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inChunks<T>(items: readonly T[], write: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += chunk)
    await Promise.all(items.slice(start, start + chunk).map(write));
}
