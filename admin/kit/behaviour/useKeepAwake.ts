import { useEffect } from 'react';
import { useStore } from 'react-admin';

export const isWakeLockThere = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while mounted, if the person wants that on this device. */
export function useKeepAwake(): [isAwake: boolean, setAwake: (isAwake: boolean) => void] {
  const [isAwake, setAwake] = useStore('screen.awake', false);
  useEffect(() => {
    if (!isAwake || !isWakeLockThere()) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    // The browser releases it when the page is hidden, and refuses it on low battery.
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) void lock?.release();
    };
    const onVisible = () => void request();
    void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [isAwake]);
  return [isAwake, setAwake];
}
