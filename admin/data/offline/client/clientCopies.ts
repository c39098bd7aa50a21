import type { OfflineClient } from '../OfflineClient';
import { OfflineError } from '../OfflineError';
import type { Outbox } from '../outbox/createOutbox';
import type { Replica } from '../replica/createReplica';
import type { SyncLoop } from '../sync/createSyncLoop';
import type { Photos } from '../sync/photos';

interface Parts {
  outbox: Pick<Outbox, 'items' | 'prune'>;
  replica: Pick<Replica, 'shard' | 'shards' | 'remove' | 'strip'>;
  photos: Pick<Photos, 'tidy'>;
  loop: Pick<SyncLoop, 'now'>;
  isOnline: () => boolean;
  now: () => number;
  exportAll: () => Promise<Blob>;
  /** Whether there are unsent changes to rows of the shard. */
  hasUnsent: (shard: string) => boolean;
  /** Runs the work while no tab syncs. */
  inPeace: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Removes copies of server rows from the device. Unsent changes are sent first, and those the server does not accept
 * stay in the outbox.
 */
export function clientCopies({
  outbox,
  replica,
  photos,
  loop,
  isOnline,
  now,
  exportAll,
  hasUnsent,
  inPeace,
}: Parts): Pick<OfflineClient, 'resync' | 'clearCopies'> {
  // Requires the server before anything is removed, since it could not be reloaded otherwise.
  async function send(): Promise<void> {
    if (isOnline()) await loop.now();
    if (!isOnline()) throw new OfflineError('NETWORK');
  }

  async function fetch(): Promise<void> {
    await loop.now();
    if (!replica.shard('base')?.isWhole) throw new OfflineError('NETWORK');
  }

  return {
    async resync() {
      await send();
      await inPeace(replica.strip);
      await fetch();
    },
    async clearCopies(handOver) {
      await send();
      const left = outbox.items().filter(({ state }) => state !== 'confirmed');
      if (left.length > 0) await handOver(await exportAll());
      await inPeace(async () => {
        for (const { key } of [...replica.shards()])
          if (key !== 'base' && !hasUnsent(key)) await replica.remove(key);
        await replica.strip();
        await outbox.prune(0);
        const unsent = outbox.items().filter(({ state }) => state !== 'confirmed');
        await photos.tidy(new Set(unsent.flatMap((item) => item.photos)), new Date(now()).toISOString());
      });
      await fetch();
    },
  };
}
