import { afterAll, vi } from 'vitest';

// Where a worker goes on with the next file, clock and global object are as they were before this one.
const known = new Set(Object.getOwnPropertyNames(globalThis));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
});
