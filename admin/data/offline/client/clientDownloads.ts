import { readSizes } from '@plumbline/resources/commands/sync';
import { entities } from '@plumbline/resources/entities/index';
import type { SizesAnswer } from '@plumbline/resources/rules/sync/protocol';
import { shardKey, shardOfRow } from '@plumbline/resources/rules/sync/shards';
import { commandRequest } from '../../calls';
import type { LocalStore } from '../local/createLocalStore';
import type { OfflineClient } from '../OfflineClient';
import { OfflineError } from '../OfflineError';
import type { Outbox } from '../outbox/createOutbox';
import type { Replica } from '../replica/createReplica';
import type { SyncLoop } from '../sync/createSyncLoop';
import { jsonOf, type Transport } from '../sync/failure';
import type { Packs } from '../sync/packs';

interface Parts {
  local: LocalStore;
  outbox: Outbox;
  replica: Replica;
  packs: Pick<Packs, 'left' | 'retry' | 'settled'>;
  loop: SyncLoop;
  transport: Transport;
}

type Downloads = Pick<OfflineClient, 'download' | 'removeDownload' | 'sizes'>;

/** Whether there are unsent changes to rows of a location. */
export const unsentIn =
  ({ local, outbox }: Pick<Parts, 'local' | 'outbox'>) =>
  (location: string): boolean =>
    outbox.items().some(({ command, state }) => {
      if (state === 'confirmed') return false;
      const row = local.record(command.resource, command.recordId) ?? command.patch;
      const home = shardOfRow(entities[command.resource], row);
      return home !== undefined && home !== 'base' && home.location === location;
    });

/** Which locations are downloaded to this device. */
export function clientDownloads({ local, outbox, replica, packs, loop, transport }: Parts): Downloads {
  const hasUnsent = unsentIn({ local, outbox });

  return {
    async download(locations) {
      const keys = locations.map((location) => shardKey({ location }));
      packs.retry();
      for (const key of keys) {
        await replica.fail(key, null);
        await replica.add(key);
      }
      const areWhole = () => keys.every((key) => replica.shard(key)?.isWhole);
      await loop.now().catch((error: unknown) => {
        // The error may concern something else; only these shards matter.
        if (!areWhole()) throw error;
      });
      // The loop does not wait for plans; who asked for the location does.
      if (areWhole()) await packs.settled();
      const left = packs.left();
      const codes = areWhole()
        ? locations.flatMap((location) => left.get(location)?.failure ?? [])
        : keys.flatMap((key) => replica.shard(key)?.failure ?? []);
      const [code] = codes;
      if (areWhole() && code === undefined) return;
      throw new OfflineError(code === undefined ? 'NETWORK' : 'DOWNLOAD_FAILED', { code });
    },
    async removeDownload(locations) {
      for (const location of locations) {
        // Unsent changes apply to its rows: without them the person would not see their own work.
        if (hasUnsent(location)) throw new OfflineError('UNSENT_CHANGES', { location });
        await replica.remove(shardKey({ location }));
      }
    },
    async sizes() {
      const body = await jsonOf(await transport(...commandRequest(readSizes)));
      return (body as unknown as SizesAnswer).sizes; // our own API's answer
    },
  };
}
