// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { resetDevice } from './resetDevice';

const done = vi.hoisted(() => ({ steps: [] as string[], isFree: true }));
vi.mock('../../../data/offline/currentClient', () => ({
  currentClient: () => ({ close: async () => void done.steps.push('close') }),
}));
vi.mock('./rescueOutbox', () => ({
  outboxName: () => 'outbox',
  replicaName: () => 'replica',
  forgetRescued: async (_owner: object, positions: number[]) => done.steps.push(`forget ${positions}`) > 0,
  dropDatabase: async (name: string) => {
    done.steps.push(`drop ${name}`);
    return done.isFree;
  },
}));

const owner = { user: 'anna', instance: 'pion' };
const fetch = vi.fn();
beforeEach(() => {
  done.steps.length = 0;
  done.isFree = true;
  fetch.mockReset().mockResolvedValue(Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', {
    keys: async () => ['precache'],
    delete: async (name: string) => done.steps.push(`forget ${name}`),
  });
  localStorage.clear();
  localStorage.setItem('RaStoreplumbline.locale', '"hu-HU"');
  localStorage.setItem('RaStoreplumbline.equipments.columns', '[]');
  localStorage.setItem('plumbline-errors', '[]');
});

it('deletes local data, exported changes and screen settings, but keeps language and error log', async () => {
  expect(await resetDevice({ owner, rescued: [1, 2] })).toBe(true);
  expect(done.steps).toEqual(['close', 'forget 1,2', 'drop replica', 'forget precache']);
  expect(Object.keys(localStorage).sort()).toEqual(['RaStoreplumbline.locale', 'plumbline-errors']);
});

it('deletes an unreadable outbox only if told to', async () => {
  await resetDevice({ owner, rescued: 'all' });
  expect(done.steps).toEqual(['close', 'drop outbox', 'drop replica', 'forget precache']);
});

it('stops if another tab blocks it', async () => {
  done.isFree = false;
  expect(await resetDevice({ owner, rescued: 'all' })).toBe(false);
  expect(done.steps).toEqual(['close', 'drop outbox']);
  expect(localStorage.getItem('RaStoreplumbline.equipments.columns')).toBe('[]');
});

it('keeps the cached app while the server is unreachable', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await resetDevice({ owner, rescued: [] });
  expect(done.steps).toEqual(['close', 'forget ', 'drop replica']);
  fetch.mockResolvedValue(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  await resetDevice({ owner: null, rescued: [] });
  expect(done.steps).toEqual(['close', 'forget ', 'drop replica', 'close']);
});
