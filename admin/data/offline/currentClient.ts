import type { OfflineClient } from './OfflineClient';
import { StorageError } from './storage/StorageError';

let current: OfflineClient | null = null;
const listeners = new Set<() => void>();

/** The local store of the signed-in person; null if nobody is signed in. */
export const currentClient = (): OfflineClient | null => current;

/** The same if required; BROWSER_STORAGE if this browser has no storage. */
export function openClient(): OfflineClient {
  if (!current) throw new StorageError('unopened');
  return current;
}

export function setCurrentClient(client: OfflineClient | null): void {
  current = client;
  for (const listener of listeners) listener();
}

/** Follows the current client, and the next one after a change of account. */
export function subscribeToCurrent(listener: () => void): () => void {
  let unsubscribe = current?.subscribe(listener);
  const follow = () => {
    unsubscribe?.();
    unsubscribe = current?.subscribe(listener);
    listener();
  };
  listeners.add(follow);
  return () => {
    listeners.delete(follow);
    unsubscribe?.();
  };
}
