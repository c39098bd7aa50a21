import { useSyncExternalStore } from 'react';

let isRunning = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isRunning = next;
  for (const listener of listeners) listener();
}

/** Starts the tour, also repeatedly. */
export const startTour = (): void => set(true);
export const endTour = (): void => set(false);

export const useIsTourRunning = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isRunning,
  );
