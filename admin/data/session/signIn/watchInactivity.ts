/** Milliseconds of inactivity after which the screen is locked (specification, section 9). */
export const inactivityLimit = 7_200_000;

/**
 * Milliseconds after a return in which locking is still attempted: a device just woken needs time to reconnect. If the
 * server stays unreachable, the person works on, as the lock could not be opened offline.
 */
export const graceAfterReturn = 60_000;

/** Milliseconds between attempts to lock, while somebody is active and while nobody is. */
const [retryAfter, retryAlone] = [5_000, 60_000];
const writeEvery = 5_000;

export interface InactivityEnvironment {
  now: () => number;
  /** Like setTimeout; returns how to cancel it. Timers do not run while a device sleeps. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** The last activity in any tab, in milliseconds of the device's clock; kept across restarts. */
  lastActivity: { read: () => number | null; write: (at: number) => void };
  isLocked: () => boolean;
  /** Locks if the server is reachable; false otherwise. */
  lock: () => Promise<boolean>;
  /** When the person last authenticated; counts as activity. */
  provenAt: () => number;
}

export interface Inactivity {
  /** Pointer, keyboard or scroll activity. */
  active: () => void;
  /** The device woke, the tab was shown, or the network is back. */
  look: () => void;
  close: () => void;
}

/** Locks two hours after the last activity in any tab, including the time the device slept. */
export function watchInactivity(environment: InactivityEnvironment): Inactivity {
  const { now, later, lastActivity, isLocked, lock, provenAt } = environment;
  let callOff = () => {};
  let isAsking = false;
  let isClosed = false;
  /** Since when somebody has been active while locking was due but failed. */
  let returnedAt: number | null = null;

  const last = () => Math.max(lastActivity.read() ?? now(), provenAt());
  const isDue = () => now() - last() >= inactivityLimit;
  const again = (milliseconds: number) => {
    callOff();
    callOff = later(milliseconds, look);
  };
  const note = () => {
    returnedAt = null;
    lastActivity.write(now());
  };

  function look(): void {
    if (isClosed || isLocked()) return;
    // Stored, since after a reload without an answer of the server the moment of authentication is unknown.
    if (provenAt() > (lastActivity.read() ?? 0)) lastActivity.write(provenAt());
    if (!isDue()) again(last() + inactivityLimit - now());
    else if (!isAsking) void tryToLock();
  }

  async function tryToLock(): Promise<void> {
    isAsking = true;
    const isDone = await lock().catch(() => false);
    isAsking = false;
    if (isClosed || isDone) return;
    if (returnedAt !== null && now() - returnedAt > graceAfterReturn) note();
    again(returnedAt === null ? retryAlone : retryAfter);
  }

  // The first visit counts as activity.
  if (lastActivity.read() === null) note();
  look();
  return {
    active() {
      if (isLocked()) return;
      if (isDue()) {
        returnedAt ??= now();
        look();
      } else if (now() - last() >= writeEvery) {
        note();
      }
    },
    look,
    close() {
      isClosed = true;
      callOff();
    },
  };
}
