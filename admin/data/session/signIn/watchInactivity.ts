/** Milliseconds without a sign of life after which the screen is locked (specification, section 9). */
export const inactivityLimit = 7_200_000;

/**
 * Somebody who comes back to a device without network works on: the lock could not be opened there. But a device that has
 * just woken needs a moment to find its network, and must not be taken for one in a hall.
 */
export const graceAfterReturn = 60_000;

/** While somebody is back, and while nobody is. */
const [retryAfter, retryAlone] = [5_000, 60_000];
const writeEvery = 5_000;

export interface InactivityEnvironment {
  now: () => number;
  /** Calls once after so many milliseconds; returns how to call it off. Does not run while a device sleeps. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** The last sign of life in any tab, in milliseconds by the device's clock; kept when the browser is closed. */
  lastActivity: { read: () => number | null; write: (at: number) => void };
  isLocked: () => boolean;
  /** Locks if the server can be asked; false: it cannot. */
  lock: () => Promise<boolean>;
  /** When the person last signed in or unlocked: a sign of life, too. */
  provenAt: () => number;
}

export interface Inactivity {
  /** Somebody touched, typed or scrolled. */
  active: () => void;
  /** The device woke, the tab was shown, or the network is back. */
  look: () => void;
  close: () => void;
}

/** Locks two hours after the last sign of life in any tab of the browser, the time the device slept included. */
export function watchInactivity(environment: InactivityEnvironment): Inactivity {
  const { now, later, lastActivity, isLocked, lock, provenAt } = environment;
  let callOff = () => {};
  let isAsking = false;
  let isClosed = false;
  /** Since when somebody has been back at a device that is due but could not be locked. */
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

  // Anyone who has never been here has just come.
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
