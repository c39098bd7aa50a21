import type { Actor } from '@plumbline/resources/language/permissions';
import type { ForcedOffline, Line } from '../connection';
import type { Transport } from './sync/failure';

export interface TabMessage {
  type: 'outbox' | 'replica' | 'photos' | 'wake' | 'closed';
  content?: unknown;
}

/** All that the local store needs of the world around it; a browser gives it, and so does a test. */
export interface Environment {
  now(): number;
  /** Milliseconds of a clock that nobody sets: for durations, never for dates. */
  elapsed(): number;
  /** Between 0 and 1. */
  random(): number;
  /** Calls once after so many milliseconds; returns how to call it off. */
  later(milliseconds: number, work: () => void): () => void;
  /** Runs the work while no other tab of this browser runs work of that name; those who wait come in turn. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The other tabs of the same person. */
  openChannel(
    name: string,
    hear: (message: TabMessage) => void,
  ): { tell(message: TabMessage): void; close(): void };
  /** Calls the API as the signed-in person; see sync/failure.ts for what it throws. */
  transport: Transport;
  /** Whether the server answers at all; no sign-in needed. */
  probe(): Promise<boolean>;
  connection: Line & {
    /** Whether the server was just found not to answer, whatever the browser believes. */
    isServerGone(): boolean;
  };
  /** The person's own switch. */
  forced: ForcedOffline;
  language(): string;
  /** The person who works here, with the rights the server last told of. */
  actor(): Actor | null;
  /** What the server calls this device, once it has reported itself; and whom to tell when it is called. */
  device?: { id(): string | null; called(): void };
}
