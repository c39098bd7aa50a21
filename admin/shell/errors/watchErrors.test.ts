import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const recordError = vi.fn((..._fault: unknown[]): object | undefined => ({}));
const tell = vi.fn();
vi.mock('../../data/errors/recordError', () => ({
  recordError: (...fault: unknown[]) => recordError(...fault),
}));
vi.mock('./tell', () => ({ tell: (told: unknown) => tell(told) }));

let page: EventTarget;
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  const { watchErrors } = await import('./watchErrors');
  watchErrors();
});
afterEach(() => vi.unstubAllGlobals());

const happens = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
const isRejected = (reason: unknown) =>
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const unexpected = { message: 'errors.UNKNOWN', type: 'error' };

it('records and shows unhandled errors and rejections', () => {
  const error = new Error('lost');
  happens(error);
  isRejected(error);
  expect(recordError.mock.calls).toEqual([[error], [error]]);
  expect(tell.mock.calls).toEqual([[unexpected], [unexpected]]);
});

it('shows at most ten notices per load of the app, but records all errors', () => {
  for (let count = 0; count < 12; count += 1) happens(new Error(`lost ${count}`));
  expect(recordError).toHaveBeenCalledTimes(12);
  expect(tell).toHaveBeenCalledTimes(10);
});

it('does not show ignored errors', () => {
  recordError.mockReturnValueOnce(undefined);
  happens(new Error('ResizeObserver loop'));
  expect(tell).not.toHaveBeenCalled();
});

it('records and shows storage failures; one that cannot be opened is recorded once and shown by the gate', async () => {
  const { guarded } = await import('../../data/offline/storage/StorageError');
  const failsBy = (name: string, otherwise?: 'unopened') =>
    guarded(() => Promise.reject(new DOMException('x', name)), otherwise).catch((error: unknown) => error);
  const full = await failsBy('QuotaExceededError');
  const unopened = await failsBy('InvalidStateError', 'unopened');
  await failsBy('InvalidStateError', 'unopened');
  expect(recordError.mock.calls).toEqual([
    [full, 'BROWSER-STORAGE', 'reason: full'],
    [unopened, 'BROWSER-STORAGE', 'reason: unopened'],
  ]);
  expect(tell.mock.calls).toEqual([[{ message: 'errors.BROWSER_STORAGE', type: 'error' }]]);
  // Shown before, when it was rejected.
  isRejected(full);
  expect(tell).toHaveBeenCalledTimes(1);
});
