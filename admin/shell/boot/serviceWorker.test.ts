import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const minute = 60_000;
const start = new Date('2026-11-22T08:00:00Z');

let idle: { work: () => void; timeout: number | undefined }[];
let isOnline: boolean;
let isInstalled: () => void;
let page: EventTarget & { visibilityState: string };
const update = vi.fn(async () => {});
const register = vi.fn(async () => Object.assign(new EventTarget(), { update, waiting: null }));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubEnv('PROD', true);
  idle = [];
  isOnline = true;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', { setInterval, setTimeout });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: IdleRequestOptions = {}) => {
    idle.push({ work, timeout });
  });
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), {
      register,
      controller: null,
      ready: new Promise((resolve) => {
        isInstalled = () => resolve({});
      }),
    }),
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Starts the service worker and runs the idle callbacks. */
async function atRest(): Promise<void> {
  const { startServiceWorker } = await import('./serviceWorker');
  startServiceWorker();
  for (const { work } of idle) work();
  await vi.advanceTimersByTimeAsync(0);
}

it('registers the worker when the app is idle, after 30 seconds at the latest', async () => {
  const { startServiceWorker } = await import('./serviceWorker');
  startServiceWorker();
  expect(register).not.toHaveBeenCalled();
  expect(idle.map(({ timeout }) => timeout)).toEqual([30_000]);
  idle[0]?.work();
  expect(register.mock.calls).toEqual([['/sw.js', { scope: '/' }]]);
});

it('registers none in development', async () => {
  vi.stubEnv('PROD', false);
  await atRest();
  expect(idle).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

it('checks for a new version every minute', async () => {
  await atRest();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(update).toHaveBeenCalledTimes(4);
});

it('does not check offline or in a hidden tab; checks at once when shown again after more than a minute', async () => {
  await atRest();
  isOnline = false;
  await vi.advanceTimersByTimeAsync(minute);
  isOnline = true;
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(1.5 * minute);
  expect(update).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(1);
});

it('continues checking after a failed check', async () => {
  await atRest();
  update.mockRejectedValueOnce(new TypeError('no route to the server'));
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(update).toHaveBeenCalledTimes(2);
});

it('asks a new version to take over until it does', async () => {
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { update, waiting });
  register.mockResolvedValueOnce(registration as never);
  vi.stubGlobal('window', { setInterval, setTimeout, clearInterval });
  Object.assign(navigator.serviceWorker, { controller: {} });
  await atRest();
  const { updates } = await import('./serviceWorker');
  expect(updates.state()).toBe('waiting');
  await updates.take();
  expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(2);
  Object.assign(registration, { waiting: null });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(2);
});

const kept = async () => (await import('../../kit/behaviour/appKept')).appKept();

it('says that the app is kept once the worker has it, not before', async () => {
  await atRest();
  expect(await kept()).toBe('coming');
  isInstalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept()).toBe('kept');
});

it('says that the app is not kept where the browser refuses the worker or has none', async () => {
  register.mockRejectedValueOnce(new DOMException('blocked', 'SecurityError'));
  await atRest();
  expect(await kept()).toBe('not');
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  await atRest();
  expect(await kept()).toBe('not');
});

it('says that the app is not kept after a failed attempt, and that it is after the next one', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'redundant' });
  const registration = { update, waiting: null, active: null, installing: worker };
  const found = Object.assign(new EventTarget(), registration);
  register.mockResolvedValueOnce(found as never);
  await atRest();
  found.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  expect(await kept()).toBe('not');
  isInstalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept()).toBe('kept');
});
