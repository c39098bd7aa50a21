import { currentClient } from '../../../data/offline/currentClient';
import { dropDatabase, forgetRescued, type Owner, outboxName, replicaName } from './rescueOutbox';

interface Reset {
  owner: Owner | null;
  /** Positions of exported changes; `all`: the outbox is unreadable and the user abandons it. */
  rescued: readonly IDBValidKey[] | 'all';
}

/** Screen settings, which may cause a fault; language and theme are kept. */
const settings = /^RaStoreplumbline\./;
const kept = /\.(locale|theme)$/;

/** Deletes the user's local data, which is loaded again afterwards; false: another tab blocks it. */
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
  // Without the server the app could not be loaded again.
  if (await isServerThere()) await forgetApp();
  return true;
}

function forgetSettings(): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) => settings.test(name) && !kept.test(name));
    for (const name of names) window.localStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to delete.
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
