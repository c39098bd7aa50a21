import type { Outbox } from '../outbox/createOutbox';
import type { Replica } from '../replica/createReplica';
import type { Photos } from '../sync/photos';
import type { ClientParts } from './createOfflineClient';

interface Parts extends Pick<ClientParts, 'storage'> {
  outbox: Pick<Outbox, 'items' | 'prune' | 'refresh'>;
  photos: Pick<Photos, 'tidy'>;
  replica: Pick<Replica, 'strip'>;
  now: () => number;
}

/**
 * What signing out leaves on a device: nothing, or unsent changes with their photos and the list of downloaded
 * locations to reload; no row of the account.
 */
export async function clearDevice({ storage, outbox, photos, replica, now }: Parts): Promise<void> {
  // Another tab may have saved something meanwhile.
  await outbox.refresh();
  const unsent = outbox.items().filter(({ state }) => state !== 'confirmed');
  if (unsent.length === 0) {
    await Promise.all([storage.replica.drop(), storage.outbox.drop(), storage.packs.drop()]);
    return;
  }
  await Promise.all([replica.strip(), storage.packs.drop()]);
  await outbox.prune(0);
  await photos.tidy(new Set(unsent.flatMap((item) => item.photos)), new Date(now()).toISOString());
}
