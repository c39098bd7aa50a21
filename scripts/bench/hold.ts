import type { OnEnd } from './line';

/** Awaits a resource and releases it at the end, also if the run is stopped while it is starting. */
export function hold<T>(starting: Promise<T>, end: (held: T) => Promise<unknown>, onEnd: OnEnd): Promise<T> {
  // A failed start leaves nothing to release, and rejects for its caller.
  onEnd(() => starting.then(end, () => {}));
  return starting;
}
