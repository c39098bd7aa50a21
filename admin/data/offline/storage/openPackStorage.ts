import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { gate, guarded } from './StorageError';

interface Schema extends DBSchema {
  packs: { key: string; value: ArrayBuffer };
}

/** Tiles of floor plans on disk, by content hash; the database is made with the first one. */
export interface PackStorage {
  hashes(): Promise<string[]>;
  get(hash: string): Promise<ArrayBuffer | undefined>;
  put(hash: string, content: ArrayBuffer): Promise<void>;
  remove(hash: string): Promise<void>;
  /** Refuses everything from now on. */
  close(): void;
  /** Deletes the database. */
  drop(): Promise<void>;
}

export function openPackStorage(name: string): PackStorage {
  const { run, shut } = gate();
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('packs');
      },
      // Another tab signs out and deletes the database, which an open connection would block.
      blocking: (_current, _next, event) => {
        opening = undefined;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    return opening;
  };
  const close = (): void => {
    shut();
    void opening?.then(
      (db) => db.close(),
      () => {},
    );
  };
  return {
    hashes: () => run(async () => (await open()).getAllKeys('packs')),
    get: (hash) => run(async () => (await open()).get('packs', hash)),
    put: (hash, content) =>
      run(async () => {
        await (await open()).put('packs', content, hash);
      }),
    remove: (hash) => run(async () => (await open()).delete('packs', hash)),
    close,
    drop: () => {
      close();
      return guarded(() => deleteDB(name));
    },
  };
}
