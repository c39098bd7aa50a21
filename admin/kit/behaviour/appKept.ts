import { useSyncExternalStore } from 'react';

/**
 * Whether the app's own files are on this device, so that it also opens without network: `kept`, still `coming`, or
 * `not`, as in a private window or after a failed attempt.
 */
export type AppKept = 'kept' | 'coming' | 'not';

// In development the app is always served.
let state: AppKept = import.meta.env.PROD && !navigator.serviceWorker?.controller ? 'coming' : 'kept';
const listeners = new Set<() => void>();

/** What is kept stays: a later version that fails to come leaves this one. */
export function noteAppKept(next: AppKept): void {
  if (state === 'kept') return;
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const appKept = (): AppKept => state;

export const useAppKept = (): AppKept => useSyncExternalStore(subscribe, appKept);
