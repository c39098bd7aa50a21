export interface Teller {
  /** Invalidates cached views at once and notifies screens once per microtask. */
  changed(): void;
  subscribe(listener: () => void): () => void;
  /** Registers a cached view to invalidate. */
  voids(forget: () => void): void;
}

/** Notifies screens of changes. */
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
