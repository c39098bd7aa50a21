import { vi } from 'vitest';

const limitMs = 120_000;

/** Without a time they wait for one second, which a busy machine misses. */
const { waitFor, waitUntil } = vi;
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, longer(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
}

const longer = (options: Parameters<typeof waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: limitMs, ...options };
