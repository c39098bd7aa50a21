import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem } from '../types';
import {
  type Changed,
  type Decision,
  type OutboxStorage,
  recordKey,
  type StoredPhoto,
} from './OutboxStorage';
import { gate, guarded } from './StorageError';

interface Schema extends DBSchema {
  items: { key: number; value: OutboxItem & { record: string }; indexes: { record: string } };
  photos: { key: string; value: StoredPhoto };
  notes: { key: string; value: string };
}

/** Version of the database, and the stores it has. */
export const outboxVersion = 1;
export const outboxStores = ['items', 'photos', 'notes'] as const;

// Without it a browser may report a write as done while it stands only in the operating system's memory.
const strict = { durability: 'strict' } as const;

/** The outbox in IndexedDB: one record per command. */
export async function openOutboxStorage(name: string): Promise<OutboxStorage> {
  const db = await guarded(() => open(name), 'unopened');
  const { run, shut } = gate();
  return {
    items: () => run(async () => (await db.getAll('items')).map(plain)),
    change: (record, decide) => run(() => change(db, record, decide)),
    photos: () =>
      run(async () => {
        const found: Omit<StoredPhoto, 'content'>[] = [];
        for await (const { value } of db.transaction('photos').store) {
          const { content: _content, ...photo } = value;
          found.push(photo);
        }
        return found;
      }),
    photo: (hash) => run(() => db.get('photos', hash)),
    putPhoto: (photo) =>
      run(async () => {
        const transaction = db.transaction('photos', 'readwrite', strict);
        await Promise.all([transaction.store.put(photo), transaction.done]);
      }),
    removePhotos: (hashes) =>
      run(async () => {
        const transaction = db.transaction('photos', 'readwrite', strict);
        await Promise.all([...hashes.map((hash) => transaction.store.delete(hash)), transaction.done]);
      }),
    note: (key) => run(() => db.get('notes', key)),
    putNote: (key, value) =>
      run(async () => {
        await db.put('notes', value, key);
      }),
    close: () => {
      shut();
      db.close();
    },
    drop: () => {
      shut();
      db.close();
      return guarded(() => deleteDB(name));
    },
  };
}

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, outboxVersion, {
    upgrade(db) {
      db.createObjectStore('items', { keyPath: 'position', autoIncrement: true }).createIndex(
        'record',
        'record',
      );
      db.createObjectStore('photos', { keyPath: 'hash' });
      db.createObjectStore('notes');
    },
    // Another tab signs out and deletes the database: do not hold it up.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

async function change<T>(
  db: IDBPDatabase<Schema>,
  record: string | null,
  decide: (items: readonly OutboxItem[]) => Decision<T>,
): Promise<Changed<T>> {
  const transaction = db.transaction('items', 'readwrite', strict);
  // An unhandled rejection of `done` would hide the cause, which the awaited step below throws.
  transaction.done.catch(() => {});
  const { store } = transaction;
  const found = (record === null ? await store.getAll() : await store.index('record').getAll(record)).map(
    plain,
  );
  const { add = [], put = [], remove = [], result } = decide(found);
  const [positions] = await Promise.all([
    // The key is given by the store, which idb's types cannot tell from one that is missing.
    Promise.all(add.map((item) => store.add(withRecord(item) as Schema['items']['value']))),
    ...put.map((item) => store.put(withRecord(item))),
    ...remove.map((position) => store.delete(position)),
  ]);
  await transaction.done;
  const written = new Map(put.map((item) => [item.position, item]));
  const kept = found
    .filter(({ position }) => !remove.includes(position))
    .map((item) => written.get(item.position) ?? item);
  const added = add.map((item, index) => ({ ...item, position: positions[index] ?? 0 }));
  return { result, items: [...kept, ...added] };
}

const withRecord = <I extends Pick<OutboxItem, 'command'>>(item: I): I & { record: string } => ({
  ...item,
  record: recordKey(item.command.resource, item.command.recordId),
});

function plain({ record: _record, ...item }: Schema['items']['value']): OutboxItem {
  return item;
}
