import type { OfflineClient } from './OfflineClient';

let current: OfflineClient | null = null;
const listeners = new Set<() => void>();

/** The local store of whoever is signed in; null while nobody is. */
export const currentClient = (): OfflineClient | null => current;

/** The same where there must be one. */
export function openClient(): OfflineClient {
  if (!current) throw new Error('The local store is opened at sign-in.');
  return current;
}

export function setCurrentClient(client: OfflineClient | null): void {
  current = client;
  for (const listener of listeners) listener();
}

/** Follows the client that is open now, and the next one after a change of account. */
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
