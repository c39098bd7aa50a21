import type { OnEnd } from './line';

/** Waits for what is being started and sees to its end, also when the run is stopped while it still starts. */
export function hold<T>(starting: Promise<T>, end: (held: T) => Promise<unknown>, onEnd: OnEnd): Promise<T> {
  // Failed, it has left nothing, and anyone who waits for it is told.
  onEnd(() => starting.then(end, () => {}));
  return starting;
}
