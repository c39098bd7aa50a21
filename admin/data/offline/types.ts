import type { definitions } from '@plumbline/resources/entities/index';
import type { BaseRecord, RecordOf } from '@plumbline/resources/language/defineEntity';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Command, Receipt, SyncedRow } from '@plumbline/resources/rules/sync/protocol';

/** A record of the entity as shown on the device: the server's row with the outbox applied. */
export type LocalRow<N extends EntityName = EntityName> = RecordOf<(typeof definitions)[N]>;
export type LocalPatch<N extends EntityName> = Partial<Omit<LocalRow<N>, keyof BaseRecord>>;

/**
 * `synced`: as on the server. `waiting`: saved here, not yet sent. `refused`: refused by the server; the person
 * decides.
 */
export type RecordState = 'synced' | 'waiting' | 'refused';

export interface LocalRecord<N extends EntityName> {
  record: LocalRow<N> | undefined;
  state: RecordState;
  /** Names of API commands that wait to be sent for it, for example `finish`. */
  commands: readonly string[];
  /** The local store is being opened. */
  isLoading: boolean;
}

export interface LocalQuery {
  /** In the API's dialect: `q`, `<field>_gte`, `<field>_lte`, arrays are any-of, null is empty. */
  filter?: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** First and last row, inclusive; absent: all. */
  range?: readonly [number, number];
}

export interface LocalList<N extends EntityName> {
  records: LocalRow<N>[];
  total: number;
  isLoading: boolean;
}

export type OutboxState = 'waiting' | 'sending' | 'refused' | 'confirmed';

/** One command in the outbox with its state. */
export interface OutboxItem {
  /** Order in which the commands were made. */
  position: number;
  command: Command;
  state: OutboxState;
  /** Values of the patched fields before this change, to detect conflicting changes. */
  before: Record<string, unknown>;
  attempts: number;
  /** When the server confirmed or refused it. */
  settledAt: string | null;
  receipt: Receipt | null;
  /** Time of its last export; without one it cannot be discarded. */
  exportedAt: string | null;
  /** Photos to upload before this command. */
  photos: string[];
}

/** Why nothing is sent although commands are waiting. */
export type Pause = 'offline' | 'signedOut' | 'otherTab' | 'backOff' | 'storage';

export interface OutboxView {
  waiting: number;
  refused: number;
  /** Photos not yet on the server. */
  photos: number;
  /** Waiting and refused ones, then the newest confirmed ones. */
  items: OutboxItem[];
  /** Time of the last sync (ISO 8601). */
  lastSync: string | null;
  isSyncing: boolean;
  pause: Pause | null;
  /** Code of the last failure that was not a refusal, for `errors.<CODE>`. */
  failure: string | null;
}

export type DownloadState = 'saved' | 'notSaved' | 'downloading' | 'failed';

export interface LocationDownload {
  location: string;
  /** `saved`: all rows and floor plans are here. */
  state: DownloadState;
  /** All rows are here: work can begin, though floor plans may be missing. */
  hasRows: boolean;
  /** Floor plans that are not here yet, of those known. */
  plansLeft: number;
  /** Rows received, and the server's total at the start. */
  received: number;
  total: number | null;
  /** Time of the last sync. */
  savedAt: string | null;
  /** Code of the error that stopped it, for `errors.<CODE>`. */
  failure: string | null;
}

export interface ConnectionView {
  isOnline: boolean;
  /** The person chose to work offline. */
  isForcedOffline: boolean;
  /** Online, but slow by the specification's thresholds. */
  isSlow: boolean;
}

/** Both sides of a refused change: one entry per patched field. */
export interface Conflict {
  item: OutboxItem;
  /** The row on the server; null: deleted or no longer readable. */
  theirs: SyncedRow | null;
  fields: { field: string; before: unknown; mine: unknown; theirs: unknown; isContested: boolean }[];
}

export type Side = 'mine' | 'theirs';

export interface OutboxExport {
  product: 'plumbline';
  kind: 'outbox';
  formatVersion: 1;
  user: string;
  instance: string;
  exportedAt: string;
  items: OutboxItem[];
  /** Photos not yet on the server, in base64. */
  photos: { file: FileValue; content: string }[];
}
