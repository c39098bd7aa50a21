import { afterAll, vi } from 'vitest';

// With a shared worker, restores timers and global object after each file.
const known = new Set(Object.getOwnPropertyNames(globalThis));
const functions = new Map(
  [...known]
    .map((name) => [name, Reflect.get(globalThis, name)] as const)
    .filter(([, value]) => typeof value === 'function'),
);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  for (const [name, value] of functions)
    if (Reflect.get(globalThis, name) !== value) Reflect.set(globalThis, name, value);
});
