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
  /** Version the person saw, where it is not the one on the screen now. */
  baseVersion?: number;
  /** Values the person saw in the changed fields, where they are not those of the local store now. */
  before?: Readonly<Record<string, unknown>>;
}

/** The local store of one signed-in person in one account. What it hands out is the same object until it changes. */
export interface OfflineClient {
  readonly user: string;
  readonly instance: string;
  /** Called after every change, of this tab or another one. */
  subscribe(listener: () => void): () => void;
  isReady(): boolean;

  record<N extends EntityName>(resource: N, id: string): LocalRow<N> | undefined;
  state(resource: EntityName, id: string): RecordState;
  /** Names of the API's commands that wait to be carried out on the record. */
  waitingCommands(resource: EntityName, id: string): readonly string[];
  list<N extends EntityName>(resource: N, query?: LocalQuery): { records: LocalRow<N>[]; total: number };
  /** Puts what waits over a row that was just read from the server; undefined: it is deleted here. */
  over(
    resource: EntityName,
    row: Readonly<Record<string, unknown>> & { id: string },
  ): (Readonly<Record<string, unknown>> & { id: string }) | undefined;
  /** Takes a whole row that was just read from or written to the server, if rows like it are kept here. */
  learn(resource: EntityName, row: Readonly<Record<string, unknown>>): Promise<void>;
  /** Whether rows of this entity are kept on devices at all. */
  keeps(resource: EntityName): boolean;
  /** False while rows that come to every device have not come to this one: that there are none here says nothing. */
  holds(resource: EntityName): boolean;

  /** Each resolves when the change is on the device's disk; BROWSER_STORAGE when it could not be written. */
  save<N extends EntityName>(
    resource: N,
    id: string,
    patch: LocalPatch<N>,
    options?: SaveOptions,
  ): Promise<void>;
  create<N extends EntityName>(resource: N, draft: LocalPatch<N> & { id?: string }): Promise<string>;
  remove(resource: EntityName, id: string, options?: SaveOptions): Promise<void>;
  /** A named command of the API, carried out once the device is online: `POST /api/<resource>/<id>/<name>`. */
  command(resource: EntityName, id: string, name: string, args?: Record<string, unknown>): Promise<void>;
  savePhoto(content: Blob, name?: string): Promise<FileValue>;
  /** The content of a photo if it is on this device. */
  photo(hash: string): Promise<Blob | undefined>;

  outbox(): OutboxView;
  syncNow(): Promise<void>;
  /** Sends a refused change once more, as it was, on top of what the server has now. */
  retry(commandId: string): Promise<void>;
  conflict(commandId: string): Conflict | undefined;
  /**
   * Resolves a refused change: per field, mine is sent again on top of theirs, or theirs stays. Of lists that both changed
   * the items are put together; one chooses by an item's key where both changed the same in it.
   */
  rebase(commandId: string, choice: Readonly<Record<string, Side>>): Promise<void>;
  /** Gives the change up; only after it was exported (NOT_EXPORTED otherwise). Later changes to the record stay. */
  discard(commandId: string): Promise<void>;
  /** Everything not yet confirmed, photos included, as a file for the support. */
  exportOutbox(): Promise<Blob>;
  importOutbox(content: OutboxExport): Promise<number>;
  /** Empties the local store and loads it anew; hands over the export first and stops if that fails. */
  reset(handOver: (exported: Blob) => Promise<void>): Promise<void>;
  /** Sends what waits and fetches all copies anew; the outbox stays as it is. */
  resync(): Promise<void>;
  /** Sends what waits, hands over an export of what the server does not take, and keeps no location but those it lies in. */
  clearCopies(handOver: (exported: Blob) => Promise<void>): Promise<void>;

  downloads(): readonly LocationDownload[];
  download(locations: readonly string[]): Promise<void>;
  removeDownload(locations: readonly string[]): Promise<void>;
  sizes(): Promise<LocationSize[]>;

  connection(): ConnectionView;
  forceOffline(): void;
  reconnect(): void;
  /** A call to the API got no answer. */
  reportUnreachable(): void;

  /** Ends this tab's work; `isSignOut` also removes the local data, but for what waits to be sent. */
  close(options?: { isSignOut?: boolean }): Promise<void>;
}
