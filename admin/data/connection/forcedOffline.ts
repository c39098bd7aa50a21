/** The person's choice to work offline on this device; shared by all tabs, until revoked. */
export interface ForcedOffline {
  isForced(): boolean;
  force(isForced: boolean): void;
  /** Notifies of changes in other tabs. */
  subscribe(listener: () => void): () => void;
}

/** Stored in the browser: an app closed and reopened by the phone must not start sending by itself. */
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
        // Without storage the choice lasts until the page is closed.
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
