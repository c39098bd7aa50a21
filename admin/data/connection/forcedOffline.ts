/** What one person of this device has chosen: to work offline or not. It holds for all tabs, and until it is taken back. */
export interface ForcedOffline {
  isForced(): boolean;
  force(isForced: boolean): void;
  /** Calls when another tab has changed it. */
  subscribe(listener: () => void): () => void;
}

/** Kept in the browser: an app that a phone closed and opened again must not begin to send by itself. */
export function forcedOfflineOf(user: string): ForcedOffline {
  const key = `plumbline-offline.${user}`;
  let isForced = read(key);
  return {
    isForced: () => isForced,
    force(next) {
      isForced = next;
      try {
        if (next) localStorage.setItem(key, 'yes');
        else localStorage.removeItem(key);
      } catch {
        // A browser that stores nothing still knows it until the page is closed.
      }
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        isForced = read(key);
        listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
