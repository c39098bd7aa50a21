export interface ShortMemory<T> {
  /** The cached value, synchronously; undefined if there is none or it has expired. */
  peek: (key: string) => T | undefined;
  /** The cached value, else the result of `load`; concurrent callers share one load. Failures are not cached. */
  read: (key: string, load: () => Promise<T>) => Promise<T>;
  clear: () => void;
}

interface Entry<T> {
  value: T;
  until: number;
}

/** A cache with short lifetime and bounded size; nothing but speed may depend on it. */
export function shortMemory<T>({
  lifetime,
  capacity,
  now,
}: {
  lifetime: number;
  capacity: number;
  now: () => number;
}): ShortMemory<T> {
  const entries = new Map<string, Entry<T>>();
  const loading = new Map<string, Promise<T>>();
  let era = 0;

  const peek = (key: string): T | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry.value : undefined;
  };

  const load = async (key: string, loader: () => Promise<T>): Promise<T> => {
    const [startedAt, startedIn] = [now(), era];
    const value = await loader();
    // A value read before a clear may be outdated.
    if (startedIn === era) {
      entries.delete(key);
      entries.set(key, { value, until: startedAt + lifetime });
      if (entries.size > capacity) dropOldest();
    }
    return value;
  };

  const dropOldest = () => {
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  };

  return {
    peek,
    async read(key, loader) {
      const known = peek(key);
      if (known !== undefined) return known;
      const running = loading.get(key);
      if (running) return running;
      const started = load(key, loader).finally(() => {
        if (loading.get(key) === started) loading.delete(key);
      });
      loading.set(key, started);
      return started;
    },
    clear() {
      era += 1;
      entries.clear();
      loading.clear();
    },
  };
}
