/** `transparent`: nothing can be touched. `waiting`: and the screen says why. */
export type OverlayState = 'none' | 'transparent' | 'waiting';

export interface OverlayControl {
  state: () => OverlayState;
  subscribe: (listener: () => void) => () => void;
  /** Lies over the whole app from the beginning of the work to its end, well or badly. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Takes it away whatever is under way: a page that the browser had put aside is looked at again. */
  lift: () => void;
}

/** Milliseconds that an action may take before the screen darkens: what is over sooner would only flash. */
export const showsAfter = 300;

/** For actions that take the whole app along (going over to another account, emptying the device): a second press, or typing on what is about to vanish, would be lost. */
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
