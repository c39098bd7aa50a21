import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const status = { state: 'offline', actor: null, code: null };
const refresh = vi.fn(async () => {});
const look = vi.fn();

vi.mock('../session/signIn/createSession', () => ({
  refreshAddress: '/api/session/refresh',
  createSession: () => ({
    status: () => status,
    subscribe: () => () => {},
    token: async () => null,
    hear: () => {},
    onActorChanged: () => {},
    refresh,
  }),
}));
vi.mock('../session/signIn/lockWhenInactive', () => ({ lockWhenInactive: () => ({ look }) }));

const { tellReconnected } = await import('../connection/reconnected');
await import('../session/session');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  status.state = 'offline';
});
afterEach(() => vi.useRealTimers());

const comebacks = [
  ['the browser', () => void window.dispatchEvent(new Event('online'))],
  ['a server that answers again', tellReconnected],
] as const;

it.each(comebacks)('500 ms after %s says that the line is back the session is checked again', (_who, say) => {
  say();
  vi.advanceTimersByTime(499);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(look).toHaveBeenCalledTimes(1);
});

it.each(['signedIn', 'signedOut', 'ended', 'remembered'])(
  'nobody asks the server about one that is %s',
  (state) => {
    status.state = state;
    for (const [, say] of comebacks) say();
    vi.advanceTimersByTime(1_000);
    expect(refresh).not.toHaveBeenCalled();
  },
);

it('a device that found no server at its start asks too', () => {
  status.state = 'unreachable';
  tellReconnected();
  vi.advanceTimersByTime(500);
  expect(refresh).toHaveBeenCalledTimes(1);
});
