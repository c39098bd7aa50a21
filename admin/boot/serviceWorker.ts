import { registerSW } from 'virtual:pwa-register';

/** Milliseconds after which the app is taken to be at rest, as the specification says. */
const latest = 30_000;
const checkEvery = 60_000;

let activate: (() => Promise<void>) | null = null;
const listeners = new Set<() => void>();

/** Whether a newer version is here and waits; it takes over only when the person says so. */
export const isUpdateWaiting = (): boolean => activate !== null;
export const subscribeToUpdates = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const activateUpdate = async (): Promise<void> => activate?.();

/** Keeps the whole app on the device; begins once the browser has nothing better to do. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => {
    const update = registerSW({
      onNeedRefresh: () => {
        activate = () => update(true);
        for (const listener of listeners) listener();
      },
      onRegisteredSW: (_url, registration) => {
        window.setInterval(() => {
          if (navigator.onLine && document.visibilityState === 'visible')
            void registration?.update().catch(() => {});
        }, checkEvery);
      },
    });
  };
  // Safari learnt requestIdleCallback late.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: latest });
  else setTimeout(begin, 3000);
}
