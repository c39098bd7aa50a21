import { shardOfKey } from '@plumbline/resources/rules/sync/shards';
import type { Replica } from '../replica/createReplica';
import type { StoredShard } from '../storage/ReplicaStorage';
import type { DownloadState, LocationDownload } from '../types';

interface Parts {
  replica: Replica;
  isOnline: () => boolean;
}

/** The downloaded locations with their states; the same list until something changes. */
export function listDownloads({ replica, isOnline }: Parts): {
  get: () => readonly LocationDownload[];
  forget: () => void;
} {
  let list: readonly LocationDownload[] | null = null;
  return {
    get: () => {
      list ??= replica.shards().flatMap((shard) => downloadOf(shard, isOnline()) ?? []);
      return list;
    },
    forget: () => {
      list = null;
    },
  };
}

function downloadOf(stored: StoredShard, isOnline: boolean): LocationDownload | undefined {
  const shard = shardOfKey(stored.key);
  if (shard === 'base') return undefined;
  const { isWhole, received, total, savedAt, failure } = stored;
  const reason = isWhole ? null : (failure ?? (isOnline ? null : 'NETWORK'));
  const state: DownloadState = isWhole ? 'saved' : reason === null ? 'downloading' : 'failed';
  return { location: shard.location, state, received, total, savedAt, failure: reason };
}
