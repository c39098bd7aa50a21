import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import type { OfflineClient } from '../../data/offline/OfflineClient';
import { deviceFacts } from './deviceFacts';

afterEach(() => {
  setCurrentClient(null);
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(performance, 'memory');
  vi.restoreAllMocks();
});
const tell = (usage: number, quota: number) =>
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ usage, quota }) },
  });

it('says what the app keeps and takes, in megabytes, and what was not sent', async () => {
  tell(412_000_000, 5_200_000_000);
  Object.defineProperty(performance, 'memory', { configurable: true, value: { usedJSHeapSize: 48_000_000 } });
  setCurrentClient({
    subscribe: () => () => {},
    outbox: () => ({ waiting: 2, refused: 1 }),
  } as unknown as OfflineClient); // as much of one as is asked
  expect(await deviceFacts()).toMatchObject({
    userAgent: navigator.userAgent,
    appVersion: null,
    usedMemory: 48,
    storageUsed: 412,
    storageQuota: 5200,
    unsentCommands: 3,
    computingRating: expect.any(Number),
  });
});

it('says nothing of what a browser does not tell', async () => {
  expect(await deviceFacts()).toMatchObject({
    usedMemory: null,
    storageUsed: null,
    storageQuota: null,
    unsentCommands: null,
  });
});
