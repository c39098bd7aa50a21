import { act } from 'react';
import { vi } from 'vitest';

/** Longer timers are pauses of the product, for which a test waits by name. */
const shortMs = 50;
/** A loop of frames, such as a scanner's, never ends. */
const maxRounds = 300;
const calmRounds = 3;

const pending = new Set<unknown>();
const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = globalThis;

/** Notes frames and short timers that have not run yet, from the import of this file to the end of its test file. */
function notePending(): void {
  globalThis.setTimeout = Object.assign(
    (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const timer = setTimeout(() => {
        pending.delete(timer);
        callback(...args);
      }, ms);
      if (ms <= shortMs) pending.add(timer);
      return timer;
    },
    setTimeout,
  );
  globalThis.clearTimeout = (timer) => {
    pending.delete(timer);
    clearTimeout(timer);
  };
  globalThis.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame((time) => {
      pending.delete(`frame ${frame}`);
      callback(time);
    });
    pending.add(`frame ${frame}`);
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    pending.delete(`frame ${frame}`);
    cancelAnimationFrame(frame);
  };
}
notePending();

/**
 * Renders until nothing is left that a screen has begun or put off: loaded code, frames, short timers and `work`. However
 * slow the machine, it waits for these and not for a time.
 */
export async function untilCalm(work: () => Promise<void> = async () => {}): Promise<void> {
  for (let round = 0, calm = 0; round < maxRounds && calm < calmRounds; round += 1) {
    // Each round of its own: React renders at its end, which may begin further work.
    await act(async () => {
      await turn();
      await work();
      await vi.dynamicImportSettled();
    });
    calm = pending.size === 0 ? calm + 1 : 0;
    if (pending.size > 0) await act(async () => new Promise((resolve) => setTimeout(resolve, 1)));
  }
}

/** Lets pending microtasks and immediates run, such as those of IndexedDB. */
async function turn(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => setImmediate(resolve));
}
