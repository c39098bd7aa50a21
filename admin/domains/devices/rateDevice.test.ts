import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rateDevice } from './rateDevice';

/** A clock that moves so many milliseconds with each look. */
const clock = (step: number) => {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
};

test('a device that gets more done in the same time is rated higher, between 1 and 100', async () => {
  const slow = await rateDevice(clock(4));
  const fast = await rateDevice(clock(0.01));
  expect(slow.computingRating).toBeGreaterThanOrEqual(1);
  expect(fast.computingRating).toBeGreaterThan(slow.computingRating);
  expect(fast.computingRating).toBeLessThanOrEqual(100);
  expect(fast.storageRating).toBeGreaterThan(slow.storageRating ?? 101);
});

test('the measurement ends though the clock of the browser stands still', async () => {
  expect((await rateDevice(clock(0))).computingRating).toBe(100);
});

test('a browser that keeps nothing is rated by its computing alone, and nothing is left behind', async () => {
  await rateDevice(clock(1));
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('private window');
    },
  });
  expect((await rateDevice(clock(1))).storageRating).toBeNull();
});
