import type { EntityName } from '@plumbline/resources/language/names';
import { openDB } from 'idb';
import localforage from 'localforage';
import type { PreloadedRows, ReplicaStorage, StoredRow } from './ReplicaStorage';
import { gate, guarded } from './StorageError';

// Rows per batch. Each key is its own transaction: parallel ones are fast, but all at once would hold every row in
// memory twice.
const chunk = 250;

/** The replica in IndexedDB through localforage, one key per record. Preloaded rows serve the first read. */
export async function openReplicaStorage(
  name: string,
  ahead: Promise<PreloadedRows | null> = Promise.resolve(null),
): Promise<ReplicaStorage> {
  // Awaited first: the preload requests the lock under which the rows are read.
  const first = await ahead;
  // IndexedDB only: localforage's fallbacks are limited to a few megabytes and block the page.
  const driver = [localforage.INDEXEDDB];
  if (!first) await guarded(() => makeStores(name), 'unopened');
  const rows = localforage.createInstance({ name, storeName: 'rows', driver });
  const shards = localforage.createInstance({ name, storeName: 'shards', driver });
  const notes = localforage.createInstance({ name, storeName: 'notes', driver });
  // Sequentially: each adds its store if it is missing, which is a new version of the database.
  for (const store of [rows, shards, notes]) await guarded(() => store.ready(), 'unopened');
  const { run, shut } = gate();
  const revision = async () => (await notes.getItem<number>('revision')) ?? 0;
  /** The preloaded rows, for the first read and if nobody has written since; else the stored ones. */
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

/** Creates all stores of a new database at once; localforage would open it again for each. */
async function makeStores(name: string): Promise<void> {
  const database = await openDB(name, undefined, {
    upgrade: (made) => {
      for (const store of ['rows', 'shards', 'notes']) made.createObjectStore(store);
    },
  });
  database.close();
}

// localforage iterates a store with a cursor, one event per record: seconds instead of a fraction with getAll.
async function readAll(name: string, store: string): Promise<unknown[]> {
  const database = await answer(indexedDB.open(name));
  try {
    return await answer<unknown[]>(database.transaction(store).objectStore(store).getAll());
  } finally {
    // An open connection would block deleting the database.
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
