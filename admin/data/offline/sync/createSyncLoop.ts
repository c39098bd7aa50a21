import type { Environment } from '../environment';
import type { Pause } from '../types';
import { backOff } from './backOff';
import { failureOf } from './failure';

export interface SyncStatus {
  isSyncing: boolean;
  pause: Pause | null;
  failure: string | null;
}

export interface SyncLoop {
  status(): SyncStatus;
  /** There are unsent commands. */
  request(): void;
  /** Syncs now, regardless of a pause; resolves when done, rejects with the error that stopped it. */
  now(): Promise<void>;
  close(): void;
}

interface Parts {
  environment: Pick<Environment, 'later' | 'random' | 'exclusively' | 'elapsed'>;
  lockName: string;
  /** Sends the outbox; returns the code of what was postponed. */
  send: () => Promise<{ postponed: string | null }>;
  fetch: () => Promise<void>;
  isOnline: () => boolean;
  onUnreachable: () => void;
  onChange: () => void;
}

/** Milliseconds between fetches while nothing is sent. */
const fetchEvery = 60_000;
/** Minimum milliseconds between two fetches triggered by the person's own saves. */
const fetchAfterSend = 10_000;

/** Schedules the sync of this tab: one run at a time across all tabs, with backoff after a failure. */
export function createSyncLoop({
  environment,
  lockName,
  send,
  fetch,
  isOnline,
  onUnreachable,
  onChange,
}: Parts): SyncLoop {
  let status: SyncStatus = { isSyncing: false, pause: null, failure: null };
  let failures = 0;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isFetchWanted = true;
  let lastFetch = Number.NEGATIVE_INFINITY;
  let callOff = () => {};
  let isClosed = false;

  function become(next: Partial<SyncStatus>): void {
    status = { ...status, ...next };
    onChange();
  }

  function schedule(milliseconds: number): void {
    callOff();
    if (!isClosed) callOff = environment.later(milliseconds, () => void start().catch(() => {}));
  }

  function start(): Promise<void> {
    isWanted = true;
    running ??= runWhileWanted().finally(() => {
      running = null;
    });
    return running;
  }

  async function runWhileWanted(): Promise<void> {
    callOff();
    while (isWanted && !isClosed) {
      isWanted = false;
      await run();
    }
  }

  async function run(): Promise<void> {
    if (!isOnline()) return become({ pause: 'offline' });
    become({ isSyncing: true, pause: 'otherTab' });
    try {
      const { postponed } = await environment.exclusively(lockName, async () => {
        become({ pause: null });
        const sent = await send();
        if (isFetchWanted || environment.elapsed() - lastFetch >= fetchAfterSend) {
          await fetch();
          isFetchWanted = false;
          lastFetch = environment.elapsed();
        }
        return sent;
      });
      failures = postponed === null ? 0 : failures + 1;
      become({ isSyncing: false, pause: postponed === null ? null : 'backOff', failure: postponed });
      // A fetch before the last save does not show what the server made of it.
      const rest = environment.elapsed() - lastFetch >= fetchAfterSend ? fetchEvery : fetchAfterSend;
      schedule(postponed === null ? rest : backOff(failures, environment.random()));
    } catch (error) {
      stumble(error);
      throw error;
    }
  }

  function stumble(error: unknown): void {
    const { kind, code, seconds } = failureOf(error);
    failures += 1;
    const pauses: Record<typeof kind, Pause> = {
      unreachable: 'offline',
      later: 'backOff',
      tooLarge: 'backOff',
      refused: 'backOff',
      signIn: 'signedOut',
      storage: 'storage',
    };
    const pause = pauses[kind];
    become({ isSyncing: false, pause, failure: pause === 'offline' ? null : code });
    if (kind === 'unreachable') onUnreachable();
    schedule(backOff(failures, environment.random(), seconds));
  }

  return {
    status: () => status,
    request() {
      // During a backoff the next attempt is already scheduled.
      if (status.pause === null || status.pause === 'otherTab') schedule(0);
    },
    now() {
      isFetchWanted = true;
      failures = 0;
      return start();
    },
    close() {
      isClosed = true;
      callOff();
    },
  };
}
