import { currentClient } from '../../../data/offline/currentClient';
import { dropDatabase, forgetRescued, type Owner, outboxName, replicaName } from './rescueOutbox';

interface Reset {
  owner: Owner | null;
  /** Positions of the changes that are in a file; `all`: the outbox cannot be read, and the person gives it up. */
  rescued: readonly IDBValidKey[] | 'all';
}

/** What the screens remember and a fault may come from; language and colours are kept. */
const settings = /^RaStoreplumbline\./;
const kept = /\.(locale|theme)$/;

/** Takes the local data of this person off the device, to be loaded anew; false: another tab is in the way. */
export async function resetDevice({ owner, rescued }: Reset): Promise<boolean> {
  await currentClient()
    ?.close()
    .catch(() => {});
  if (owner) {
    const isFree =
      rescued === 'all' ? await dropDatabase(outboxName(owner)) : await forgetRescued(owner, rescued);
    if (!isFree || !(await dropDatabase(replicaName(owner)))) return false;
  }
  forgetSettings();
  // Without the server there would be no app any more once its copy here is gone.
  if (await isServerThere()) await forgetApp();
  return true;
}

function forgetSettings(): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) => settings.test(name) && !kept.test(name));
    for (const name of names) window.localStorage.removeItem(name);
  } catch {
    // Where storage is refused, nothing is remembered.
  }
}

async function forgetApp(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister().catch(() => false)));
  const names = 'caches' in window ? await window.caches.keys().catch(() => []) : [];
  await Promise.all(names.map((name) => window.caches.delete(name).catch(() => false)));
}

const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok && (response.headers.get('content-type') ?? '').includes('json'),
    () => false,
  );
