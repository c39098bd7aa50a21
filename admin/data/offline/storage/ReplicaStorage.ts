import type { EntityName } from '@plumbline/resources/language/names';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';

/** A row with the shards it belongs to, each with the shard's generation at that time. */
export interface StoredRow {
  resource: EntityName;
  row: SyncedRow;
  shards: Record<string, number>;
}

export interface StoredShard {
  key: string;
  /** Increased when the shard is restarted: memberships of an older generation no longer count. */
  generation: number;
  cursor: string | null;
  stamp: string | null;
  /** Whether it has been loaded completely since it started; only then its rows are shown. */
  isWhole: boolean;
  received: number;
  total: number | null;
  savedAt: string | null;
  /** Error code of the last attempt, if it failed. */
  failure: string | null;
}

/** Rows read before the storage was opened; valid while the revision on disk is the same. */
export interface PreloadedRows {
  rows: StoredRow[];
  shards: StoredShard[];
  revision: number;
}

/** The replica on disk. Failures are StorageErrors. */
export interface ReplicaStorage {
  rows(): Promise<StoredRow[]>;
  row(resource: EntityName, id: string): Promise<StoredRow | undefined>;
  putRows(rows: readonly StoredRow[]): Promise<void>;
  removeRows(rows: readonly { resource: EntityName; id: string }[]): Promise<void>;
  shards(): Promise<StoredShard[]>;
  putShard(shard: StoredShard): Promise<void>;
  removeShard(key: string): Promise<void>;
  /** Increased before each write; by it a tab detects that its memory is outdated. */
  revision(): Promise<number>;
  putRevision(revision: number): Promise<void>;
  /** Refuses everything from now on. */
  close(): void;
  /** Deletes the database. */
  drop(): Promise<void>;
}
