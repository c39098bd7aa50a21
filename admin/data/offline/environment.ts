import type { Actor } from '@plumbline/resources/language/permissions';
import type { ForcedOffline, Line } from '../connection';
import type { Transport } from './sync/failure';

export interface TabMessage {
  type: 'outbox' | 'replica' | 'photos' | 'packs' | 'wake' | 'closed';
  content?: unknown;
}

/** Everything the local store needs from its environment; implemented by the browser and by tests. */
export interface Environment {
  now(): number;
  /** Milliseconds of a monotonic clock: for durations, never for dates. */
  elapsed(): number;
  /** Between 0 and 1. */
  random(): number;
  /** Like setTimeout; returns how to cancel it. */
  later(milliseconds: number, work: () => void): () => void;
  /** Exclusive lock across the tabs of this browser; waiting work runs in order. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Channel to the other tabs of the same person. */
  openChannel(
    name: string,
    hear: (message: TabMessage) => void,
  ): { tell(message: TabMessage): void; close(): void };
  /** Bytes that the browser still has for this origin; undefined: unknown. */
  room(): Promise<number | undefined>;
  /** Calls the API as the signed-in person; see sync/failure.ts for what it throws. */
  transport: Transport;
  /** Whether the server responds at all; no sign-in needed. */
  probe(): Promise<boolean>;
  connection: Line & {
    /** Whether a call just found the server unreachable, whatever the browser reports. */
    isServerGone(): boolean;
  };
  /** The person's own offline switch. */
  forced: ForcedOffline;
  language(): string;
  /** The signed-in person, with the rights last known from the server. */
  actor(): Actor | null;
  /** Id of this device on the server, once registered; and how to report that an action was sent to it. */
  device?: { id(): string | null; called(): void };
}
