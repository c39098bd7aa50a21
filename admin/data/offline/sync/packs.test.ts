import 'fake-indexeddb/auto';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { expect, it } from 'vitest';
import { clearDevice } from '../client/clearDevice';
import { openPackStorage } from '../storage/openPackStorage';
import { createPacks } from './packs';

const row = (id: string, values: object): SyncedRow => ({ id, version: 1, changeNumber: 1, ...values });
const pack = (hash: string) => ({ hash, name: `${hash}.tiles`, mimeType: 'x', size: 3 });
const rows = {
  locations: [row('site', { parent: null }), row('hall', { parent: 'site' }), row('yard', { parent: null })],
  floorPlans: [
    row('p1', { location: 'site', pack: pack('of-site') }),
    row('p2', { location: 'hall', pack: pack('of-hall') }),
    row('p3', { location: 'yard', pack: pack('of-yard') }),
    row('p4', { location: 'hall', pack: null }),
  ],
};
let count = 0;

function device({ saved = ['location:hall'], room = 1e9 as number | undefined } = {}) {
  count += 1;
  const state = { saved, room, plans: rows.floorPlans, isReachable: true, gone: '' };
  const asked: string[] = [];
  const storage = openPackStorage(`packs-${count}`);
  const packs = createPacks({
    storage,
    replica: {
      rows: (resource) => (resource === 'floorPlans' ? state.plans : rows.locations),
      // No more of a shard is read.
      shards: () => state.saved.map((key) => ({ key, isWhole: true })) as never,
    },
    transport: async (address) => {
      asked.push(address);
      if (!state.isReachable) throw new TypeError('network failure');
      if (address.endsWith(state.gone || 'nothing'))
        throw Object.assign(new Error('HTTP 404'), { status: 404 });
      return new Response(address.slice(-3));
    },
    room: async () => state.room,
    exclusively: (work) => work(),
    onChange: () => {},
    onStored: () => {},
  });
  return { state, asked, packs, storage };
}

it('fetches the plans of saved locations and of those above them, once', async () => {
  const { packs, asked } = device();
  await packs.follow();
  await packs.follow();
  expect(asked).toEqual(['/api/floorPlans/p1/files/of-site', '/api/floorPlans/p2/files/of-hall']);
  expect(await (await packs.content('of-hall'))?.text()).toBe('all');
  expect(await packs.content('of-yard')).toBeUndefined();
});

it('removes a plan with its location, and an earlier drawing with the new one', async () => {
  const { packs, state, storage } = device({ saved: ['location:hall', 'location:yard'] });
  await packs.follow();
  expect((await storage.hashes()).sort()).toEqual(['of-hall', 'of-site', 'of-yard']);
  state.saved = ['location:hall'];
  state.plans = [row('p2', { location: 'hall', pack: pack('anew') })];
  await packs.follow();
  expect(await storage.hashes()).toEqual(['anew']);
});

it('leaves room for the person’s own work, and what did not arrive comes the next time', async () => {
  const { packs, state, storage } = device({ room: 50_000_000 });
  await packs.follow();
  expect(await storage.hashes()).toEqual([]);
  state.room = undefined;
  state.isReachable = false;
  await packs.follow();
  expect(await storage.hashes()).toEqual([]);
  state.isReachable = true;
  await packs.follow();
  expect((await storage.hashes()).sort()).toEqual(['of-hall', 'of-site']);
});

it('makes no database for people without plans, and leaves none behind after signing out', async () => {
  const { packs, state, storage } = device();
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  state.plans = [];
  await packs.follow();
  expect(await names()).not.toContain(`packs-${count}`);
  state.plans = rows.floorPlans;
  await packs.follow();
  expect(await names()).toContain(`packs-${count}`);
  await storage.drop();
  expect(await names()).not.toContain(`packs-${count}`);
});

it.each([
  ['nothing waits', []],
  ['unsent changes stay', [{ state: 'waiting', photos: [] }]],
])('signing out leaves no plan on the device when %s', async (_what, items) => {
  const { packs, storage } = device();
  await packs.follow();
  const dropped = { drop: async () => {} };
  await clearDevice({
    // No more of these is used.
    storage: { outbox: dropped, replica: dropped, packs: storage } as never,
    outbox: { items: () => items as never, prune: async () => {}, refresh: async () => {} },
    photos: { tidy: async () => {} },
    replica: { strip: async () => {} },
    now: () => 0,
  });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`packs-${count}`);
});

const left = ({ packs }: ReturnType<typeof device>) => Object.fromEntries(packs.left());

it('says what each location lacks until it is here, also to a tab that fetched nothing itself', async () => {
  const given = device();
  expect(left(given)).toEqual({ hall: { count: 2, failure: null } });
  await given.packs.follow();
  expect(left(given)).toEqual({});
  await given.storage.remove('of-hall');
  await given.packs.load();
  expect(left(given)).toEqual({ hall: { count: 1, failure: null } });
});

it('says why a plan did not come, one refused plan does not keep the others away, and a retry begins anew', async () => {
  const given = device();
  given.state.gone = 'of-site';
  await given.packs.follow();
  expect(left(given)).toEqual({ hall: { count: 1, failure: 'UNEXPECTED' } });
  expect(await given.packs.content('of-hall')).toBeTruthy();
  given.packs.retry();
  expect(left(given)).toEqual({ hall: { count: 1, failure: null } });
  given.state.gone = '';
  await given.packs.follow();
  expect(left(given)).toEqual({});
});

it.each([
  ['there is no network', { isReachable: false }, 'NETWORK'],
  ['there is no room', { room: 50_000_000 }, 'NO_ROOM_FOR_PLANS'],
])('has all plans of a location failed where %s', async (_what, trouble, failure) => {
  const given = device();
  Object.assign(given.state, trouble);
  await given.packs.follow();
  expect(left(given)).toEqual({ hall: { count: 2, failure } });
});

it('fetches the plans of a location that was added while others come', async () => {
  const given = device();
  const first = given.packs.follow();
  given.state.saved = ['location:hall', 'location:yard'];
  const second = given.packs.follow();
  await Promise.all([first, second]);
  expect(left(given)).toEqual({});
  expect(await given.packs.content('of-yard')).toBeTruthy();
});
