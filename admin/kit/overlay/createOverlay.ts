/** `transparent`: blocks input. `waiting`: blocks input and shows why. */
export type OverlayState = 'none' | 'transparent' | 'waiting';

export interface OverlayControl {
  state: () => OverlayState;
  subscribe: (listener: () => void) => () => void;
  /** Covers the app until the work has ended, with or without an error. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Removes the overlay in any state, after the browser restored the page from its back/forward cache. */
  lift: () => void;
}

/** Delay in milliseconds before the screen darkens, so that short actions do not flash. */
export const showsAfter = 300;

/**
 * For global actions (switching the account, clearing the device): a second click, or input into a form about to be
 * unmounted, would be lost.
 */
export function createOverlay(later: (milliseconds: number, work: () => void) => () => void): OverlayControl {
  let state: OverlayState = 'none';
  let running = 0;
  let era = 0;
  let callOff = () => {};
  const listeners = new Set<() => void>();
  const become = (next: OverlayState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const lift = () => {
    callOff();
    running = 0;
    era += 1;
    become('none');
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async during(work) {
      const mine = era;
      running += 1;
      if (running === 1) {
        become('transparent');
        callOff = later(showsAfter, () => become('waiting'));
      }
      try {
        return await work();
      } finally {
        if (mine === era) {
          running -= 1;
          if (running === 0) lift();
        }
      }
    },
    lift,
  };
}
