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
  /** Something waits to be sent. */
  request(): void;
  /** Sends and fetches now, whatever pause there is; resolves when it is done, rejects with what stopped it. */
  now(): Promise<void>;
  close(): void;
}

interface Parts {
  environment: Pick<Environment, 'later' | 'random' | 'exclusively' | 'elapsed'>;
  lockName: string;
  /** Sends what waits; answers the code of what has to wait longer. */
  send: () => Promise<{ postponed: string | null }>;
  fetch: () => Promise<void>;
  isOnline: () => boolean;
  onUnreachable: () => void;
  onChange: () => void;
}

/** How often changes of others are fetched while nothing is sent. */
const fetchEvery = 60_000;
/** Between two fetches that follow from the person's own saves. */
const fetchAfterSend = 10_000;

/** Decides when this tab sends and fetches: one run at a time over all tabs, again after a while when one did not work. */
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
      // What was fetched before the last save went out does not show what the server made of it.
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
      // While the way is known to be blocked, the next attempt is already planned.
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
