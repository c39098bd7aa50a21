import { isUnsavedElsewhere } from '../../data/session/isUnsavedElsewhere';
import { noteAppKept } from '../../kit/behaviour/appKept';
import { whenIdle } from '../../kit/behaviour/whenIdle';
import { hasUnsavedWork } from '../../kit/settings/unsavedWork';
import { createUpdates } from './createUpdates';
import { isInTheMiddle } from './rightsReload';

const checkEvery = 60_000;

/** State of the new version, from waiting until active. */
export const updates = createUpdates({
  hasUnsavedWork,
  isUnsavedElsewhere,
  isInTheMiddle,
  reload: () => window.location.reload(),
  moment: () => new Promise((resolve) => window.setTimeout(resolve, 500)),
});

/** Registers the service worker, which caches the whole app, when the browser is idle. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator)) {
    noteAppKept('not');
    return;
  }
  void navigator.serviceWorker.ready.then(() => noteAppKept('kept'));
  // Refused in private windows and with blocked site data; the app then opens online only.
  const begin = () => void register().catch(() => noteAppKept('not'));
  whenIdle(begin);
}

const askAgainAfter = 2_000;

/** Asks the new version to take over until it does: a message can be lost while the worker starts on a busy device. */
function takeOver(registration: ServiceWorkerRegistration, found: ServiceWorker): void {
  const ask = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' });
  ask(registration.waiting ?? found);
  const timer = window.setInterval(() => {
    if (registration.waiting) ask(registration.waiting);
    else window.clearInterval(timer);
  }, askAgainAfter);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first version also takes control, without a visible change.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) updates.changed();
    isControlled = true;
  });
  const registration = await serviceWorker.register('/sw.js', { scope: '/' });
  const offer = (worker: ServiceWorker) => {
    // Without a controller this is the first version, not an update.
    if (serviceWorker.controller) updates.found(() => takeOver(registration, worker));
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
      // A file could not be fetched; each check for a new version tries again.
      if (worker.state === 'redundant' && !registration.active) noteAppKept('not');
    });
  });
  let checked = Date.now();
  // Timers may fire slightly early.
  const isRecent = () => Date.now() - checked < checkEvery - 1_000;
  const check = () => {
    if (!navigator.onLine || document.visibilityState !== 'visible' || isRecent()) return;
    checked = Date.now();
    void registration.update().catch(() => {});
  };
  window.setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', check);
}
