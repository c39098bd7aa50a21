export interface ShortMemory<T> {
  /** What is remembered, without waiting; undefined when nothing fresh is. */
  peek: (key: string) => T | undefined;
  /** What is remembered, else what `load` finds; callers that come at once share one load. Failures are not remembered. */
  read: (key: string, load: () => Promise<T>) => Promise<T>;
  clear: () => void;
}

interface Entry<T> {
  value: T;
  until: number;
}

/** Remembers values for a short time and in bounded number; nothing may depend on it but speed. */
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
    // What was read before a clear may already be untrue.
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
