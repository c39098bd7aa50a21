import type { OfflineClient } from '../OfflineClient';
import { OfflineError } from '../OfflineError';
import { conflictOf } from '../outbox/conflict';
import type { Outbox } from '../outbox/createOutbox';
import type { Replica } from '../replica/createReplica';
import type { OutboxStorage } from '../storage/OutboxStorage';
import type { SyncLoop } from '../sync/createSyncLoop';
import { exportOutbox, fromBase64 } from '../sync/exportOutbox';
import type { Photos } from '../sync/photos';
import type { Side } from '../types';

interface Parts {
  user: string;
  instance: string;
  outbox: Outbox;
  replica: Replica;
  photos: Photos;
  storage: OutboxStorage;
  loop: SyncLoop;
  now: () => number;
  /** Runs the work while no tab syncs. */
  inPeace: <T>(work: () => Promise<T>) => Promise<T>;
}

type Decisions = Pick<
  OfflineClient,
  'retry' | 'conflict' | 'rebase' | 'discard' | 'exportOutbox' | 'importOutbox' | 'reset'
>;

/** Resolving refused commands, and export, import and reset of the outbox. */
export function clientOutbox({
  user,
  instance,
  outbox,
  replica,
  photos,
  storage,
  loop,
  now,
  inPeace,
}: Parts): Decisions {
  async function rebase(
    commandId: string,
    choice: Readonly<Record<string, Side>> = {},
    besides: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    // Loaded on demand, for refused commands only.
    await outbox.rebase(commandId, await import('../outbox/mergedPatch'), choice, besides);
    loop.request();
  }

  async function exportAll(): Promise<Blob> {
    const at = new Date(now()).toISOString();
    const content = await exportOutbox({ storage, items: outbox.items(), user, instance, at });
    const file = new Blob([JSON.stringify(content)], { type: 'application/json' });
    await outbox.markExported(
      content.items.map(({ command }) => command.id),
      at,
    );
    return file;
  }

  return {
    retry: (commandId) => rebase(commandId),
    rebase,
    conflict(commandId) {
      const item = outbox.find(commandId);
      return item?.state === 'refused' ? conflictOf(item) : undefined;
    },
    async discard(commandId) {
      const item = outbox.find(commandId);
      if (item?.state !== 'refused') return;
      if (item.exportedAt === null) throw new OfflineError('NOT_EXPORTED');
      await outbox.remove(commandId);
      loop.request();
    },
    exportOutbox: exportAll,
    async importOutbox(content) {
      if (content.user !== user || content.instance !== instance) throw new OfflineError('EXPORT_OF_OTHER');
      for (const { file, content: text } of content.photos) {
        if (!photos.isHere(file.hash))
          await photos.save(new Blob([fromBase64(text)], { type: file.mimeType }), file.name);
      }
      const count = await outbox.merge(content.items);
      loop.request();
      return count;
    },
    async reset(handOver) {
      if (outbox.items().some(({ state }) => state !== 'confirmed')) await handOver(await exportAll());
      await inPeace(async () => {
        // Changes saved after the export stay.
        const gone = outbox
          .items()
          .filter(({ exportedAt, state }) => exportedAt !== null || state === 'confirmed');
        for (const { command } of gone) await outbox.remove(command.id);
        for (const { key } of replica.shards()) await replica.remove(key);
        await replica.add('base');
      });
      await loop.now();
    },
  };
}
