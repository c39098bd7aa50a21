import 'fake-indexeddb/auto';
import { newId } from '@plumbline/resources/language/ids';
import type { Change, PullAnswer, SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTurn } from '../inTurn';
import { openReplicaStorage } from '../storage/openReplicaStorage';
import { createReplica, type Replica, type ReplicaChange } from './createReplica';

let name: string;
let replica: Replica;
let told: ReplicaChange[];
const at = '2026-11-17T12:00:00.000Z';
const [here, there] = ['location:here', 'location:there'];

beforeEach(async () => {
  name = newId();
  told = [];
  replica = await open();
});

async function open(): Promise<Replica> {
  const opened = createReplica({
    storage: await openReplicaStorage(name),
    exclusively: (work) => inTurn(name, work),
    onChange: (change, isOwn) => void (isOwn && told.push(change)),
  });
  await opened.load();
  return opened;
}

const row = (id: string, more: Record<string, unknown> = {}): SyncedRow => ({
  id,
  version: 1,
  changeNumber: 1,
  ...more,
});
const equipment = (id: string, more: Record<string, unknown> = {}): Change => ({
  resource: 'equipments',
  id,
  row: row(id, more),
});
const gone = (id: string): Change => ({ resource: 'equipments', id, row: null });
const page = (changes: Change[], more: Partial<PullAnswer> = {}): PullAnswer => ({
  changes,
  cursor: newId(),
  complete: true,
  stamp: 'rights',
  isRestart: false,
  ...more,
});

async function pull(key: string, answer: PullAnswer, of: Replica = replica): Promise<void> {
  const shard = of.shard(key);
  if (!shard) throw new Error(`There is no shard ${key}.`);
  await of.apply(shard, answer, at);
}
const ids = (of: Replica = replica) =>
  of
    .rows('equipments')
    .map(({ id }) => id)
    .sort();

describe('saved only when whole', () => {
  test('rows of a shard are shown when its last page is here, all at once', async () => {
    await replica.add(here);
    await pull(here, page([equipment('a')], { complete: false, total: 2 }));
    expect(ids()).toEqual([]);
    expect(replica.row('equipments', 'a')).toBeUndefined();
    expect(replica.shard(here)).toMatchObject({ isWhole: false, received: 1, total: 2, savedAt: null });
    await pull(here, page([equipment('b')]));
    expect(ids()).toEqual(['a', 'b']);
    expect(replica.shard(here)).toMatchObject({ isWhole: true, received: 2, total: 2, savedAt: at });
  });

  test('an interrupted download goes on from where it stopped, in the next tab', async () => {
    await replica.add(here);
    const first = page([equipment('a')], { complete: false });
    await pull(here, first);
    const next = await open();
    expect(next.shard(here)).toMatchObject({ cursor: first.cursor, isWhole: false });
    await pull(here, page([equipment('b')]), next);
    expect(ids(next)).toEqual(['a', 'b']);
  });

  test('a refresh in pages keeps showing what is here', async () => {
    await replica.add(here);
    await pull(here, page([equipment('a')]));
    await pull(here, page([equipment('b')], { complete: false }));
    expect(ids()).toEqual(['a', 'b']);
  });

  test('what was read is there again after the browser was closed', async () => {
    await replica.add(here);
    await pull(here, page([equipment('a', { place: 'A1' })]));
    expect((await open()).row('equipments', 'a')).toMatchObject({ place: 'A1' });
  });
});

describe('rows in several shards', () => {
  beforeEach(async () => {
    for (const key of [here, there]) {
      await replica.add(key);
      await pull(key, page([equipment('guest')]));
    }
  });

  test('one that leaves one shard stays by the other, and goes with the last', async () => {
    await pull(here, page([gone('guest')]));
    expect(ids()).toEqual(['guest']);
    await pull(there, page([gone('guest')]));
    expect(ids()).toEqual([]);
  });

  test('removing one location leaves what another still holds', async () => {
    await replica.remove(here);
    expect(ids()).toEqual(['guest']);
    await replica.remove(there);
    expect(ids()).toEqual([]);
    expect((await open()).rows('equipments')).toEqual([]);
  });

  test('an older page does not undo what an answer to a command has brought', async () => {
    await replica.accept('equipments', 'guest', row('guest', { version: 3, changeNumber: 9, place: 'new' }));
    await pull(here, page([equipment('guest', { version: 2, changeNumber: 5, place: 'old' })]));
    expect(replica.row('equipments', 'guest')).toMatchObject({ version: 3, place: 'new' });
  });
});

describe('a change of rights', () => {
  beforeEach(async () => {
    for (const key of ['base', here, there]) await replica.add(key);
    await pull('base', page([{ resource: 'locations', id: 'l', row: row('l') }]));
    await pull(here, page([equipment('a')]));
    await pull(there, page([equipment('b')]));
  });

  test('hides everything at once and shows each shard when it is whole anew', async () => {
    await pull('base', page([], { stamp: 'other', isRestart: true, complete: false }));
    expect([...ids(), ...replica.rows('locations')]).toEqual([]);
    expect(replica.shards().map(({ isWhole, key, cursor }) => [key, isWhole, cursor === null])).toEqual(
      expect.arrayContaining([
        ['base', false, false],
        [here, false, true],
        [there, false, true],
      ]),
    );
    await pull(here, page([equipment('a')], { stamp: 'other' }));
    expect(ids()).toEqual(['a']);
  });

  test('what is no longer the person’s does not come back when the shard is whole, nor after a restart of the app', async () => {
    await pull('base', page([], { stamp: 'other', isRestart: true }));
    await pull(there, page([], { stamp: 'other' }));
    expect(ids()).toEqual([]);
    expect((await open()).rows('equipments')).toEqual([]);
  });

  test('a cursor the server could not read starts that shard alone anew', async () => {
    await pull(here, page([equipment('c')], { isRestart: true }));
    expect(ids()).toEqual(['b', 'c']);
  });
});

describe('pages that come too late', () => {
  test('one that was asked for before the location was removed is void', async () => {
    await replica.add(here);
    const asked = replica.shard(here);
    await replica.remove(here);
    if (asked) await replica.apply(asked, page([equipment('a')]), at);
    expect(replica.shards()).toEqual([]);
    expect(ids()).toEqual([]);
  });

  test('one of an earlier download does not make a later one whole', async () => {
    await replica.add(here);
    await pull(here, page([equipment('a')], { complete: false }));
    const asked = replica.shard(here);
    await replica.remove(here);
    await replica.add(here);
    if (asked) await replica.apply(asked, page([equipment('b')]), at);
    expect(replica.shard(here)).toMatchObject({ isWhole: false, cursor: null });
  });
});

describe('answers to commands', () => {
  beforeEach(async () => {
    await replica.add(here);
    await pull(here, page([{ resource: 'audits', id: 'audit', row: row('audit', { location: 'there' }) }]));
  });

  test('a row of a location that is here is kept, one of another location is not', async () => {
    await replica.accept('equipments', 'a', row('a', { location: 'here' }));
    await replica.accept('equipments', 'b', row('b', { location: 'there' }));
    expect(ids()).toEqual(['a']);
  });

  test('a part is kept with its whole, wherever it stands', async () => {
    await replica.accept('deficiencies', 'd', row('d', { audit: 'audit', location: 'there' }));
    expect(replica.row('deficiencies', 'd')).toBeDefined();
  });

  test('a deleted row goes', async () => {
    await replica.accept('audits', 'audit', null);
    expect(replica.row('audits', 'audit')).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('the other tab follows what it is told', async () => {
    const other = await open();
    await replica.add(here);
    await pull(here, page([equipment('a')]));
    for (const change of told) await other.refresh(change);
    expect(ids(other)).toEqual(['a']);
  });

  test('a tab that missed a message reads everything before it writes', async () => {
    const other = await open();
    await replica.add(here);
    await pull(here, page([equipment('a')]));
    await other.fail(here, 'NETWORK');
    expect(ids(other)).toEqual(['a']);
    expect(other.shard(here)).toMatchObject({ isWhole: true, failure: 'NETWORK' });
  });

  test('and one that missed the middle one reads everything, too', async () => {
    const other = await open();
    await replica.add(here);
    await pull(here, page([equipment('a')]));
    await pull(here, page([equipment('b')]));
    const last = told.at(-1);
    if (last) await other.refresh(last);
    expect(ids(other)).toEqual(['a', 'b']);
  });
});
