import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialBoot } from '../steps/bootState';
import { afterBoot } from './afterBoot';

const parts = vi.hoisted(() => ({
  state: 'signedIn',
  connection: null as { isOnline: boolean; isSlow: boolean; isForcedOffline: boolean } | null,
  follow: vi.fn(async (_hands: { isAtWork: () => boolean }) => {}),
}));
vi.mock('../../../domains/devices/followThisDevice', () => ({ followThisDevice: parts.follow }));
vi.mock('../../../data/offline/currentClient', () => ({
  currentClient: () => parts.connection && { connection: () => parts.connection },
}));
vi.mock('../../../data/session/session', () => ({
  session: {
    token: async () => 'bearer',
    refresh: async () => {},
    status: () => ({ state: parts.state, actor: { user: 'anna' }, code: null }),
  },
}));

let answer: () => void = () => {};
const asked: string[] = [];
beforeEach(() => {
  parts.state = 'signedIn';
  parts.connection = { isOnline: true, isSlow: false, isForcedOffline: false };
  parts.follow.mockClear();
  answer = () => {};
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(new URL(address, window.location.origin).pathname);
    answer();
    return Response.json({ ...defaultBoot, afterBootUrl: '/calendar' });
  });
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const passed = [
  { url: '/boot/auth', elapsed: 0 },
  { url: '/client/session', elapsed: 41 },
];
const follow = () => afterBoot({ ...initialBoot, passed });

it('reports the steps, stores the configuration and follows device actions', async () => {
  await follow();
  expect(asked).toEqual(['/api/logger', '/api/logger', '/api/configuration']);
  expect(localStorage.getItem('plumbline-boot')).toContain('/calendar');
  expect(parts.follow).toHaveBeenCalledTimes(1);
});

it.each([
  ['offline', { isOnline: false, isSlow: false, isForcedOffline: false }],
  ['slow', { isOnline: true, isSlow: true, isForcedOffline: false }],
  ['offline by the person’s wish', { isOnline: false, isSlow: false, isForcedOffline: true }],
])('sends nothing on a connection that is %s', async (_line, connection) => {
  parts.connection = connection;
  await follow();
  expect(asked).toEqual([]);
});

it.each(['remembered', 'offline', 'ended', 'signedOut'])(
  'sends nothing in session state %s',
  async (state) => {
    parts.state = state;
    await follow();
    expect(asked).toEqual([]);
  },
);

it('follows device actions on any connection, except on inspection screens', async () => {
  parts.connection = { isOnline: false, isSlow: false, isForcedOffline: false };
  await follow();
  const { isAtWork } = parts.follow.mock.calls[0]?.[0] ?? {};
  const at = (path: string) => {
    window.history.replaceState(null, '', path);
    return isAtWork?.();
  };
  expect(at('/equipments/overview')).toBe(false);
  expect(at('/audits/planning/p1/audit/a1')).toBe(true);
  at('/');
});

it('uses the browser’s connection state without a local store', async () => {
  parts.connection = null;
  vi.stubGlobal('navigator', { onLine: false });
  await follow();
  expect(asked).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  await follow();
  expect(asked).toHaveLength(3);
});

it('stops when the connection becomes slow', async () => {
  answer = () => {
    parts.connection = { isOnline: true, isSlow: true, isForcedOffline: false };
  };
  await follow();
  expect(asked).toEqual(['/api/logger']);
});
