import type { StoredPhoto } from '../../../data/offline/storage/OutboxStorage';
import { outboxStores, outboxVersion } from '../../../data/offline/storage/openOutboxStorage';
import { exportOutbox } from '../../../data/offline/sync/exportOutbox';
import type { OutboxItem } from '../../../data/offline/types';

export interface Owner {
  user: string;
  instance: string;
}
export interface Rescued {
  /** Unsent changes as an importable file; null if there are none. */
  file: Blob | null;
  /** Number of changes in the file, and of unreadable ones. */
  count: number;
  unreadable: number;
  /** Positions of the exported changes, and keys of the unreadable ones. */
  positions: number[];
  broken: IDBValidKey[];
}

const nothing: Rescued = { file: null, count: 0, unreadable: 0, positions: [], broken: [] };

/**
 * Exports unsent changes directly from the database, record by record, for when the app's own export fails. Rejects if
 * the database cannot be read at all.
 */
export async function rescueOutbox({ user, instance }: Owner, now = new Date()): Promise<Rescued> {
  const database = await openExisting(outboxName({ user, instance }));
  if (!database) return nothing;
  try {
    if (!database.objectStoreNames.contains('items')) return nothing;
    const keys = await answer(database.transaction('items').objectStore('items').getAllKeys());
    const read = await Promise.all(
      keys.map((key) =>
        answer<OutboxItem | undefined>(database.transaction('items').objectStore('items').get(key)).catch(
          () => undefined,
        ),
      ),
    );
    const items = read.flatMap((item) => (item?.command && item.state !== 'confirmed' ? [item] : []));
    const broken = keys.filter((_key, index) => !read[index]?.command);
    const unreadable = broken.length;
    if (items.length === 0) return { ...nothing, unreadable, broken };
    const photo = (hash: string) =>
      answer<StoredPhoto | undefined>(database.transaction('photos').objectStore('photos').get(hash)).catch(
        () => undefined,
      );
    const content = await exportOutbox({ storage: { photo }, items, user, instance, at: now.toISOString() });
    return {
      file: new Blob([JSON.stringify(content)], { type: 'application/json' }),
      count: items.length,
      unreadable,
      positions: items.map(({ position }) => position),
      broken,
    };
  } finally {
    database.close();
  }
}

/**
 * Deletes exported or abandoned changes, but none that another tab saved since. A database with a foreign schema, which
 * no tab can have open, is deleted as a whole, as it could never be opened again. Returns false if that is blocked.
 */
export async function forgetRescued(owner: Owner, positions: readonly IDBValidKey[]): Promise<boolean> {
  const database = await openExisting(outboxName(owner));
  if (!database) return true;
  const isOurs =
    database.version === outboxVersion &&
    outboxStores.every((name) => database.objectStoreNames.contains(name));
  try {
    if (isOurs) {
      const items = database.transaction('items', 'readwrite').objectStore('items');
      await Promise.all(positions.map((position) => answer(items.delete(position))));
    }
  } finally {
    database.close();
  }
  return isOurs || dropDatabase(outboxName(owner));
}

/** Deletes a database; false: another tab holds it open. */
export function dropDatabase(name: string, timeout = 3_000): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
    // Gives the other tab time to close it.
    request.onblocked = () => setTimeout(() => resolve(false), timeout);
  });
}

export const outboxName = ({ user, instance }: Owner): string => `plumbline.${user}.${instance}.outbox`;
export const replicaName = ({ user, instance }: Owner): string => `plumbline.${user}.${instance}.replica`;

/** The database, or null if it does not exist; never creates one. */
function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isNew ? resolve(null) : reject(request.error));
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
