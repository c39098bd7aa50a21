import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { LocationSize } from '@plumbline/resources/rules/sync/protocol';
import type {
  Conflict,
  ConnectionView,
  LocalPatch,
  LocalQuery,
  LocalRow,
  LocationDownload,
  OutboxExport,
  OutboxView,
  RecordState,
  Side,
} from './types';

export interface SaveOptions {
  /** Version the person saw, if not the one on the screen now. */
  baseVersion?: number;
  /** Values the person saw in the changed fields, if not those of the local store now. */
  before?: Readonly<Record<string, unknown>>;
}

export interface RemoveOptions extends Pick<SaveOptions, 'baseVersion'> {
  /** What comes with the deletion, such as the reason of a correction. */
  given?: Readonly<Record<string, unknown>>;
}

/** The local store of one signed-in person in one account. It returns the same object until that changes. */
export interface OfflineClient {
  readonly user: string;
  readonly instance: string;
  /** Called after every change, in this tab or another one. */
  subscribe(listener: () => void): () => void;
  isReady(): boolean;

  record<N extends EntityName>(resource: N, id: string): LocalRow<N> | undefined;
  state(resource: EntityName, id: string): RecordState;
  /** Names of API commands that wait to be sent for the record. */
  waitingCommands(resource: EntityName, id: string): readonly string[];
  list<N extends EntityName>(resource: N, query?: LocalQuery): { records: LocalRow<N>[]; total: number };
  /** Applies unsent changes to a row just read from the server; undefined: it was deleted here. */
  over(
    resource: EntityName,
    row: Readonly<Record<string, unknown>> & { id: string },
  ): (Readonly<Record<string, unknown>> & { id: string }) | undefined;
  /** Stores a complete row just read from or written to the server, if its entity is kept on the device. */
  learn(resource: EntityName, row: Readonly<Record<string, unknown>>): Promise<void>;
  /** Whether rows of this entity are stored on devices at all. */
  keeps(resource: EntityName): boolean;
  /** False until the base shard has been loaded: until then an absent row means nothing. */
  holds(resource: EntityName): boolean;

  /** Each resolves when the change is stored on the device; BROWSER_STORAGE if it could not be written. */
  save<N extends EntityName>(
    resource: N,
    id: string,
    patch: LocalPatch<N>,
    options?: SaveOptions,
  ): Promise<void>;
  create<N extends EntityName>(resource: N, draft: LocalPatch<N> & { id?: string }): Promise<string>;
  remove(resource: EntityName, id: string, options?: RemoveOptions): Promise<void>;
  /** A named command of the API, sent once the device is online: `POST /api/<resource>/<id>/<name>`. */
  command(resource: EntityName, id: string, name: string, args?: Record<string, unknown>): Promise<void>;
  savePhoto(content: Blob, name?: string): Promise<FileValue>;
  /** The content of a photo if it is on this device. */
  photo(hash: string): Promise<Blob | undefined>;
  /** All tiles of a floor plan, if they are on this device. */
  pack(hash: string): Promise<Blob | undefined>;

  outbox(): OutboxView;
  syncNow(): Promise<void>;
  /** Sends a refused change again, based on the server's current row. */
  retry(commandId: string): Promise<void>;
  conflict(commandId: string): Conflict | undefined;
  /**
   * Resolves a refused change: per field, mine is sent again based on theirs, or theirs is kept. Lists changed on both
   * sides are merged by item; the choice refers to an item's key if both changed the same value. A deletion is given up
   * by `deletedAt: 'theirs'`. `besides`: sent with it, and with later changes of the record.
   */
  rebase(
    commandId: string,
    choice: Readonly<Record<string, Side>>,
    besides?: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  /** Discards the change; NOT_EXPORTED unless it was exported. Later changes to the record stay. */
  discard(commandId: string): Promise<void>;
  /** Everything unconfirmed, including photos, as a file for support. */
  exportOutbox(): Promise<Blob>;
  importOutbox(content: OutboxExport): Promise<number>;
  /** Empties the local store and reloads it; passes on an export first and stops if that fails. */
  reset(handOver: (exported: Blob) => Promise<void>): Promise<void>;
  /** Sends the outbox and reloads all copies; the outbox is kept. */
  resync(): Promise<void>;
  /**
   * Sends the outbox, passes on an export of what remains unsent, and removes all downloaded locations except those
   * with unsent changes.
   */
  clearCopies(handOver: (exported: Blob) => Promise<void>): Promise<void>;

  downloads(): readonly LocationDownload[];
  download(locations: readonly string[]): Promise<void>;
  removeDownload(locations: readonly string[]): Promise<void>;
  sizes(): Promise<LocationSize[]>;

  connection(): ConnectionView;
  forceOffline(): void;
  reconnect(): void;
  /** Reports that a call to the API got no response. */
  reportUnreachable(): void;

  /** Closes the store in this tab; `isSignOut` also deletes the local data, except unsent changes. */
  close(options?: { isSignOut?: boolean }): Promise<void>;
}
