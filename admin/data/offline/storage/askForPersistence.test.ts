import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./askForPersistence')).askForPersistence;

it('the browser is asked once to keep the local data, however often there is something new to keep', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const askForPersistence = await load();
  expect(persist).not.toHaveBeenCalled();
  askForPersistence();
  askForPersistence();
  expect(persist).toHaveBeenCalledTimes(1);
});

it('a browser that refuses or knows no such question changes nothing', async () => {
  const persist = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  vi.stubGlobal('navigator', { storage: { persist } });
  // A rejection that nobody takes would fail this file.
  (await load())();
  await Promise.allSettled(persist.mock.results.map(({ value }) => value));
  expect(persist).toHaveBeenCalledTimes(1);
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  expect(await load()).not.toThrow();
});
