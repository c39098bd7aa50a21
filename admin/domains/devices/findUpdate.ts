/** Maximum milliseconds to wait for a new version to install. */
const longest = 120_000;

/**
 * Checks the server for a new version of the app and waits until it is installed: returns the function that activates
 * it, null if the running version is the newest.
 */
export async function findUpdate(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
): Promise<(() => void) | null | 'UNSUPPORTED'> {
  const registration = await container?.getRegistration();
  if (!registration) return 'UNSUPPORTED';
  await registration.update();
  if (registration.installing) await installed(registration.installing);
  const { waiting } = registration;
  return waiting ? () => waiting.postMessage({ type: 'SKIP_WAITING' }) : null;
}

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the new version did not come in time')), longest);
    const look = () => {
      if (worker.state === 'installing') return;
      clearTimeout(timer);
      if (worker.state === 'redundant') reject(new Error('the new version could not be installed'));
      else resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
