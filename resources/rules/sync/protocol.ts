import type { EntityName } from '../../language/names';
import type { FieldErrors } from '../../language/validation';

/** A part of an account's data stored on a device: what is needed everywhere, or what belongs to one location. */
export type Shard = 'base' | { location: string };

export type SyncedRow = { id: string; version: number; changeNumber: number } & Record<string, unknown>;

/** Owner of copy and commands, sent with every request, so that nothing is exchanged with another account. */
export interface Owner {
  user: string;
  instance: string;
}

/** `POST /api/sync/pull`. Without a cursor the shard is loaded from its beginning. */
export interface PullRequest extends Owner {
  shard: Shard;
  cursor: string | null;
  /** Maximum number of changes; the server may add dependent rows. */
  limit?: number;
  /** The requesting device and its unsent commands; for the base shard only. */
  device?: DeviceState;
}

/** State of a device, sent with each pull. */
export interface DeviceState {
  id: string;
  /** Number of commands not yet sent. */
  unsent: number;
}

/** A row as it is now; null: it is no longer in this shard (deleted, moved, or no longer readable). */
export interface Change {
  resource: EntityName;
  id: string;
  row: SyncedRow | null;
}

export interface PullAnswer {
  changes: Change[];
  /** To be stored after the changes, and sent with the next request. */
  cursor: string;
  /** No further changes are available; a shard is complete once this was true. */
  complete: boolean;
  /** Hash of what the caller may read. If it differs from the stored one, everything stored is invalid. */
  stamp: string;
  /** The cursor did not match the stamp (or was invalid): these changes are the shard's beginning. */
  isRestart: boolean;
  /** Rows of the shard still to come, including this page; on the first page only. */
  total?: number;
  /** An action was sent to this device, which it should fetch. */
  isCalled?: boolean;
}

export const operationsOfCommands = ['create', 'update', 'delete', 'command'] as const;
export type CommandOperation = (typeof operationsOfCommands)[number];

/** A person's change to one record, as stored in the outbox, sent and applied. */
export interface Command {
  /** UUIDv7 created on the device; an idempotency key, the server applies it once. */
  id: string;
  resource: EntityName;
  recordId: string;
  operation: CommandOperation;
  /** For `operation: 'command'`: the name of the command. */
  name?: string;
  /** Version of the row that the person saw; null for a new row, and if the version does not matter. */
  baseVersion: number | null;
  /**
   * The previous command on the same record, if it was unconfirmed at that time. Then this one is based on that one's
   * result, `baseVersion` is ignored, and it is applied only if that one was.
   */
  after?: string;
  /** New values of the changed fields; arguments of a command. */
  patch: Record<string, unknown>;
  /** ISO 8601 in UTC, by the device's clock. */
  madeAt: string;
  /** The device's IANA time zone; with `madeAt` it determines dates that the server sets. */
  zone?: string;
  schemaVersion: number;
}

/**
 * `POST /api/sync/push`. Photos are uploaded before, by `PUT /api/files/<hash>` with the header `x-owner:
 * <user>/<instance>`.
 */
export interface PushRequest extends Owner {
  commands: Command[];
}

/**
 * Result of a command. `applied` and `refused` are final; `held`: not tried, as an earlier one of the record was not
 * applied, or any earlier one failed; `failed`: temporary server error, to be retried.
 */
export type ReceiptStatus = 'applied' | 'refused' | 'held' | 'failed';

export interface Receipt {
  id: string;
  status: ReceiptStatus;
  /** Version of the row after an applied command; null if it was deleted. */
  version: number | null;
  /** Reason of a refusal; a code of the API's error list. */
  code: string | null;
  data: Record<string, unknown> | null;
  errors: FieldErrors | null;
  /** The row as the caller may currently read it; null if there is none. */
  current: SyncedRow | null;
}

export interface PushAnswer {
  receipts: Receipt[];
}

/** `POST /api/sync/receipts`: results of commands whose response was lost; unsettled ones are not in the answer. */
export interface ReceiptsRequest extends Owner {
  /** Ids of commands. */
  commands: string[];
}

/** `GET /api/sync/sizes`: number of rows per entity and location that the caller may read. */
export interface LocationSize {
  location: string;
  counts: Partial<Record<EntityName, number>>;
}
export interface SizesAnswer {
  sizes: LocationSize[];
}

/** Increased when commands of older clients can no longer be applied. */
export const SCHEMA_VERSION = 1;
export const PULL_LIMIT = 500;
export const PUSH_LIMIT = 50;
/** Above this number of pieces the product recommends choosing locations (specification, section 9). */
export const MANY_EQUIPMENTS = 1500;
