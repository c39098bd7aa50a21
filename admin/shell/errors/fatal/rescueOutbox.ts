import type { StoredPhoto } from '../../../data/offline/storage/OutboxStorage';
import { outboxStores, outboxVersion } from '../../../data/offline/storage/openOutboxStorage';
import { exportOutbox } from '../../../data/offline/sync/exportOutbox';
import type { OutboxItem } from '../../../data/offline/types';

export interface Owner {
  user: string;
  instance: string;
}
export interface Rescued {
  /** What the server does not have, as a file that the app imports; null: nothing waits. */
  file: Blob | null;
  /** Changes in the file, and those that could not be read. */
  count: number;
  unreadable: number;
  /** Where the rescued ones stand, and those that could not be read. */
  positions: number[];
  broken: IDBValidKey[];
}

const nothing: Rescued = { file: null, count: 0, unreadable: 0, positions: [], broken: [] };

/**
 * Takes what waits out of the database by itself, record by record, where the app's own way does not work any more.
 * Rejects where the database cannot be read at all.
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
 * Takes away what was rescued or given up; what another tab saved since stays. A database that is not the app's own shape,
 * which no tab can have open, goes as a whole, or it could never be opened again; false: it cannot now.
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

/** Removes a database; false: another tab holds it open. */
export function dropDatabase(name: string, timeout = 3_000): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
    // The other tab gets the chance to let go of it.
    request.onblocked = () => setTimeout(() => resolve(false), timeout);
  });
}

export const outboxName = ({ user, instance }: Owner): string => `plumbline.${user}.${instance}.outbox`;
export const replicaName = ({ user, instance }: Owner): string => `plumbline.${user}.${instance}.replica`;

/** The database, or null where there is none of this name; none comes into being by looking. */
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
