import { shardOfKey } from '@plumbline/resources/rules/sync/shards';
import type { Replica } from '../replica/createReplica';
import type { StoredShard } from '../storage/ReplicaStorage';
import type { Packs, PacksLeft } from '../sync/packs';
import type { DownloadState, LocationDownload } from '../types';

interface Parts {
  replica: Pick<Replica, 'shards'>;
  packs: Pick<Packs, 'left'>;
  isOnline: () => boolean;
}

/** The downloaded locations with their states; the same list until something changes. */
export function listDownloads({ replica, packs, isOnline }: Parts): {
  get: () => readonly LocationDownload[];
  forget: () => void;
} {
  let list: readonly LocationDownload[] | null = null;
  return {
    get: () => {
      if (list) return list;
      const left = packs.left();
      list = replica.shards().flatMap((shard) => downloadOf(shard, left, isOnline()) ?? []);
      return list;
    },
    forget: () => {
      list = null;
    },
  };
}

function downloadOf(
  stored: StoredShard,
  left: ReadonlyMap<string, PacksLeft>,
  isOnline: boolean,
): LocationDownload | undefined {
  const shard = shardOfKey(stored.key);
  if (shard === 'base') return undefined;
  const { isWhole, received, total, savedAt } = stored;
  const plans = left.get(shard.location) ?? { count: 0, failure: null };
  const isHere = isWhole && plans.count === 0;
  const stopped = isWhole ? plans.failure : stored.failure;
  const failure = isHere ? null : (stopped ?? (isOnline ? null : 'NETWORK'));
  const state: DownloadState = isHere ? 'saved' : failure === null ? 'downloading' : 'failed';
  return {
    ...{ location: shard.location, state, received, total, savedAt, failure },
    ...{ hasRows: isWhole, plansLeft: plans.count },
  };
}
