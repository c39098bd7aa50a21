import type { Actor } from '@plumbline/resources/language/permissions';
import { browserEnvironment } from './browserEnvironment';
import { createOfflineClient } from './client/createOfflineClient';
import { currentClient, setCurrentClient } from './currentClient';
import type { OfflineClient } from './OfflineClient';
import { takePreloadedRows } from './preloadedRows';
import { askForPersistence } from './storage/askForPersistence';
import { openOutboxStorage } from './storage/openOutboxStorage';
import { openPackStorage } from './storage/openPackStorage';
import { openReplicaStorage } from './storage/openReplicaStorage';
import type { Transport } from './sync/failure';

interface Identity {
  user: string;
  instance: string;
}
interface Parts {
  transport: Transport;
  language: () => string;
  actor: () => Actor | null;
  /** Whether a call just found the server unreachable. */
  isServerGone: () => boolean;
  /** Notifies when the page's start finds that out. */
  onServerGone: (listener: () => void) => () => void;
}

let opening: { identity: Identity; client: Promise<OfflineClient> } | null = null;

/**
 * Opens the local store of the signed-in person in the account. Database names contain both ids, so another person's
 * are never opened. The same person gets the same store; for another one it is closed first.
 */
export function openOffline(identity: Identity, parts: Parts): Promise<OfflineClient> {
  if (opening && opening.identity.user === identity.user && opening.identity.instance === identity.instance)
    return opening.client;
  const before =
    opening?.client.then(
      (client) => client.close(),
      () => {},
    ) ?? Promise.resolve();
  const client = before.then(() => open(identity, parts));
  const mine = { identity, client };
  opening = mine;
  client.catch(() => {
    if (opening === mine) opening = null;
  });
  return client;
}

/** After a store was closed while the page stays: the next call opens it again. */
export function forgetOpened(client: OfflineClient): void {
  opening = null;
  if (currentClient() === client) setCurrentClient(null);
}

async function open({ user, instance }: Identity, parts: Parts): Promise<OfflineClient> {
  if (currentClient()) setCurrentClient(null);
  const name = `plumbline.${user}.${instance}`;
  const [outbox, replica] = await Promise.all([
    openOutboxStorage(`${name}.outbox`),
    openReplicaStorage(`${name}.replica`, takePreloadedRows(`${name}.replica`)),
  ]);
  const client = await createOfflineClient({
    user,
    instance,
    storage: { outbox, replica, packs: openPackStorage(`${name}.packs`) },
    environment: browserEnvironment({ ...parts, user, instance }),
  });
  setCurrentClient(client);
  const { waiting, refused } = client.outbox();
  if (client.downloads().length + waiting + refused > 0) askForPersistence();
  return client;
}
