import { useCallback, useEffect, useState } from 'react';

export interface StorageEstimateView {
  /** Bytes; null: not provided by the browser. */
  used: number | null;
  quota: number | null;
  isPersistent: boolean;
  /** Whether usage is close to the quota, so that writing may fail soon. */
  isLow: boolean;
  /** Asks the browser for persistent storage. */
  persist: () => Promise<void>;
}

const lowFrom = 0.85;
const lookEvery = 15_000;

/** Storage usage of the device, polled while the screen is open. */
export function useStorageEstimate(): StorageEstimateView {
  const [view, setView] = useState<Omit<StorageEstimateView, 'persist'>>({
    used: null,
    quota: null,
    isPersistent: false,
    isLow: false,
  });
  const look = useCallback(async () => {
    // Old browsers and insecure pages have no storage manager.
    const [estimate, isPersistent] = await Promise.all([
      navigator.storage?.estimate?.(),
      navigator.storage?.persisted?.(),
    ]);
    const { usage: used = null, quota = null } = estimate ?? {};
    setView({
      used,
      quota,
      isPersistent: isPersistent ?? false,
      isLow: used !== null && quota !== null && used > quota * lowFrom,
    });
  }, []);
  useEffect(() => {
    void look().catch(() => {});
    const timer = window.setInterval(() => void look().catch(() => {}), lookEvery);
    return () => window.clearInterval(timer);
  }, [look]);
  const persist = async () => {
    await navigator.storage?.persist?.();
    await look();
  };
  return { ...view, persist };
}
