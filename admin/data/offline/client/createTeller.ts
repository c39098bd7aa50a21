export interface Teller {
  /** Something changed: remembered views are void at once, screens are told once for all changes of one step. */
  changed(): void;
  subscribe(listener: () => void): () => void;
  /** Adds a remembered view to what a change voids. */
  voids(forget: () => void): void;
}

/** Tells screens that something changed. */
export function createTeller(): Teller {
  const listeners = new Set<() => void>();
  const views: (() => void)[] = [];
  let isDue = false;
  return {
    changed() {
      for (const forget of views) forget();
      if (isDue) return;
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        for (const listener of [...listeners]) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    voids: (forget) => void views.push(forget),
  };
}
