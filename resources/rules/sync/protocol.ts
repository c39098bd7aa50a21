import type { EntityName } from '../../language/names';
import type { FieldErrors } from '../../language/validation';

/** A part of an account's data that a device keeps: what is needed everywhere, or what belongs to one location. */
export type Shard = 'base' | { location: string };

export type SyncedRow = { id: string; version: number; changeNumber: number } & Record<string, unknown>;

/** Whose copy or whose commands: said in every request, so that nothing ever goes to or comes from another account. */
export interface Owner {
  user: string;
  instance: string;
}

/** `POST /api/sync/pull`. Without a cursor the shard is read from its beginning. */
export interface PullRequest extends Owner {
  shard: Shard;
  cursor: string | null;
  /** Changes wanted at most; the server may add rows that belong to one of them. */
  limit?: number;
  /** Which device asks, and how much waits on it; with the base alone. */
  device?: DeviceState;
}

/** What a device says of itself each time it asks for changes. */
export interface DeviceState {
  id: string;
  /** Saved there and not yet on the server. */
  unsent: number;
}

/** A row as it is now; null: the row is gone from this shard (deleted, moved away, or no longer the caller's to read). */
export interface Change {
  resource: EntityName;
  id: string;
  row: SyncedRow | null;
}

export interface PullAnswer {
  changes: Change[];
  /** To be stored after the changes are, and sent with the next request. */
  cursor: string;
  /** Nothing newer was there; a shard is whole once this was true. */
  complete: boolean;
  /** Fingerprint of what the caller may read. When it differs from the stored one, everything stored is void. */
  stamp: string;
  /** The cursor sent did not fit the stamp (or was unreadable): these changes are the shard's beginning. */
  isRestart: boolean;
  /** Rows of the shard still to come, this page included; only on its first page. */
  total?: number;
  /** Somebody asks this device to do something: it is told what when it reports itself. */
  isCalled?: boolean;
}

export const operationsOfCommands = ['create', 'update', 'delete', 'command'] as const;
export type CommandOperation = (typeof operationsOfCommands)[number];

/** One thing a person did to one record, in the form in which it waits, travels and is applied. */
export interface Command {
  /** UUIDv7 made on the device; the server applies it once, whatever happens on the way. */
  id: string;
  resource: EntityName;
  recordId: string;
  operation: CommandOperation;
  /** With `operation: 'command'`: which of the resource's commands. */
  name?: string;
  /** Version of the row that the person saw; null for a new row, and where the version does not matter. */
  baseVersion: number | null;
  /**
   * The command made on the same record before this one, while it was not yet confirmed. Then this one is relative to
   * that one's result and `baseVersion` is not looked at; it is applied only if that one was.
   */
  after?: string;
  /** New values of the changed fields; a command's arguments. */
  patch: Record<string, unknown>;
  /** ISO 8601 in UTC, by the device's clock. */
  madeAt: string;
  /** The IANA time zone the device was in; by it and `madeAt` go the days that the server sets. */
  zone?: string;
  schemaVersion: number;
}

/** `POST /api/sync/push`. Photos travel before, by `PUT /api/files/<hash>` with the header `x-owner: <user>/<instance>`. */
export interface PushRequest extends Owner {
  commands: Command[];
}

/**
 * What became of a command. `applied` and `refused` are final and the same for ever after; `held`: one before it on
 * the record was not applied, or any before it failed, so this one was not tried; `failed`: the server could not, try
 * again later.
 */
export type ReceiptStatus = 'applied' | 'refused' | 'held' | 'failed';

export interface Receipt {
  id: string;
  status: ReceiptStatus;
  /** Version of the row after an applied command; null when it is gone. */
  version: number | null;
  /** Why it was refused; a code of the API's list of errors. */
  code: string | null;
  data: Record<string, unknown> | null;
  errors: FieldErrors | null;
  /** The row as the caller may read it now; null where there is none. */
  current: SyncedRow | null;
}

export interface PushAnswer {
  receipts: Receipt[];
}

/** `POST /api/sync/receipts`: what became of commands whose answer was lost; those never settled are not in the answer. */
export interface ReceiptsRequest extends Owner {
  /** Ids of commands. */
  commands: string[];
}

/** `GET /api/sync/sizes`: how many rows of each entity come with a location, as far as the caller may read them. */
export interface LocationSize {
  location: string;
  counts: Partial<Record<EntityName, number>>;
}
export interface SizesAnswer {
  sizes: LocationSize[];
}

/** Raised when commands of older clients could no longer be understood. */
export const SCHEMA_VERSION = 1;
export const PULL_LIMIT = 500;
export const PUSH_LIMIT = 50;
/** Above so many pieces of equipment the product recommends to choose locations (specification, section 9). */
export const MANY_EQUIPMENTS = 1500;
