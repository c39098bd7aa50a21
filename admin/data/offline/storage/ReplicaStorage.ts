import type { EntityName } from '@plumbline/resources/language/names';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';

/** A row with the shards that brought it, each by the generation of the shard it came in. */
export interface StoredRow {
  resource: EntityName;
  row: SyncedRow;
  shards: Record<string, number>;
}

export interface StoredShard {
  key: string;
  /** Raised when the shard starts anew: rows of an older generation no longer count. */
  generation: number;
  cursor: string | null;
  stamp: string | null;
  /** It was complete once since it started; only then its rows are shown. */
  isWhole: boolean;
  received: number;
  total: number | null;
  savedAt: string | null;
  /** Code of the error that stopped the last attempt. */
  failure: string | null;
}

/** What was read before the storage was opened; it holds as long as the revision on disk is still this one. */
export interface PreloadedRows {
  rows: StoredRow[];
  shards: StoredShard[];
  revision: number;
}

/** Where the replica stands on disk. Failures are StorageErrors. */
export interface ReplicaStorage {
  rows(): Promise<StoredRow[]>;
  row(resource: EntityName, id: string): Promise<StoredRow | undefined>;
  putRows(rows: readonly StoredRow[]): Promise<void>;
  removeRows(rows: readonly { resource: EntityName; id: string }[]): Promise<void>;
  shards(): Promise<StoredShard[]>;
  putShard(shard: StoredShard): Promise<void>;
  removeShard(key: string): Promise<void>;
  /** Raised by the person who writes, before writing: tells a tab whether its memory is of what stands here. */
  revision(): Promise<number>;
  putRevision(revision: number): Promise<void>;
  /** Refuses everything from now on. */
  close(): void;
  /** Deletes the database. */
  drop(): Promise<void>;
}
