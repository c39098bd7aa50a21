import { isUnsavedElsewhere } from '../../data/session/isUnsavedElsewhere';
import { whenIdle } from '../../kit/manners/whenIdle';
import { hasUnsavedWork } from '../../kit/settings/unsavedWork';
import { createUpdates } from './createUpdates';
import { isInTheMiddle } from './rightsReload';

const checkEvery = 60_000;

/** The newer version of the app, from the moment it waits until it is in use. */
export const updates = createUpdates({
  hasUnsavedWork,
  isUnsavedElsewhere,
  isInTheMiddle,
  reload: () => window.location.reload(),
});

/** Keeps the whole app on the device; begins once the browser has nothing better to do. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows and blocked site data refuse it; then the app works as long as there is a network.
  const begin = () => void register().catch(() => {});
  whenIdle(begin);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The very first version takes over as well, and changes nothing for the person who looks at it.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) updates.changed();
    isControlled = true;
  });
  const registration = await serviceWorker.register('/sw.js', { scope: '/' });
  const offer = (worker: ServiceWorker) => {
    // Without one in charge this is the first version, not a newer one.
    if (serviceWorker.controller) updates.found(() => worker.postMessage({ type: 'SKIP_WAITING' }));
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  let checked = Date.now();
  // A timer may ring a moment early.
  const isRecent = () => Date.now() - checked < checkEvery - 1_000;
  const check = () => {
    if (!navigator.onLine || document.visibilityState !== 'visible' || isRecent()) return;
    checked = Date.now();
    void registration.update().catch(() => {});
  };
  window.setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', check);
}
