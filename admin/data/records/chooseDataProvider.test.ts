import { newId } from '@plumbline/resources/language/ids';
import type { DataProvider } from 'ra-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { NoAnswer } from '../calls/NoAnswer';
import { createDevice, type Device, idle, type Tab } from '../offline/testing/createDevice';
import { createServer, type Server } from '../offline/testing/createServer';
import { chooseDataProvider } from './chooseDataProvider';
import { localDataProvider } from './localDataProvider';
import { remoteDataProvider } from './remoteDataProvider';

let server: Server;
let device: Device;
let tab: Tab;
let provider: DataProvider;
let location: string;
let rack: string;
/** What the REST side answers, and what it was asked. */
let answers: ((address: string, init: RequestInit) => Response | undefined)[];
let asked: { address: string; method: string; body: unknown }[];

const list = (rows: unknown[]) =>
  Response.json(rows, { headers: { 'content-range': `x 0-9/${rows.length}` } });
const listParams = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'identNumber', order: 'ASC' as const },
  filter: {},
};

beforeEach(async () => {
  server = createServer();
  device = createDevice(newId());
  [location, rack] = [newId(), newId()];
  server.put('locations', { id: location, name: 'Hall' });
  for (const [id, identNumber, place] of [
    [rack, 'R-2', 'Ä1'],
    [newId(), 'R-10', 'B'],
    [newId(), 'R-1', null],
  ] as const)
    server.put('equipments', { id, identNumber, place, location });
  tab = await device.openTab({ user: newId(), instance: newId(), transport: server.transport });
  await tab.client.download([location]);
  answers = [];
  asked = [];
  const rest: Server['transport'] = async (address, init = {}) => {
    asked.push({
      address: decodeURIComponent(address),
      method: init.method ?? 'GET',
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    const answer = answers.shift()?.(address, init);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  provider = chooseDataProvider({
    remote: remoteDataProvider(rest),
    local: localDataProvider(() => tab.client),
    client: () => tab.client,
  });
});

describe('online', () => {
  test('lists come from the server with their total', async () => {
    answers.push(() => list([{ id: rack, identNumber: 'R-2', version: 1 }]));
    const { data, total } = await provider.getList('equipments', { ...listParams, filter: { q: 'r' } });
    expect(data).toEqual([{ id: rack, identNumber: 'R-2', version: 1 }]);
    expect(total).toBe(1);
    expect(asked[0]?.address).toBe('/api/equipments?filter={"q":"r"}&range=[0,9]&sort=["identNumber","ASC"]');
  });

  test('only what differs is sent, with the version it was changed from', async () => {
    answers.push(() =>
      Response.json({ id: rack, identNumber: 'R-2', place: 'C', version: 2, changeNumber: 9, location }),
    );
    const previousData = { id: rack, identNumber: 'R-2', place: 'Ä1', custom: null, version: 1 };
    await provider.update('equipments', { id: rack, data: { ...previousData, place: 'C' }, previousData });
    expect(asked).toEqual([
      { address: `/api/equipments/${rack}`, method: 'PUT', body: { place: 'C', version: 1 } },
    ]);
    expect(tab.client.record('equipments', rack)).toMatchObject({ place: 'C', version: 2 });
  });

  test('a new record carries an id made here', async () => {
    answers.push((_address, { body }) => Response.json({ ...JSON.parse(String(body)), version: 1 }));
    const { data } = await provider.create('equipments', { data: { identNumber: 'R-3' } });
    expect(data).toMatchObject({ identNumber: 'R-3', version: 1 });
    expect(asked[0]).toMatchObject({
      address: '/api/equipments',
      method: 'POST',
      body: { identNumber: 'R-3', id: data.id },
    });
  });

  test('a deletion names the version that was seen', async () => {
    answers.push(() => Response.json({ id: rack }));
    await provider.delete('equipments', { id: rack, previousData: { id: rack, version: 4 } });
    expect(asked).toEqual([
      { address: `/api/equipments/${rack}?version=4`, method: 'DELETE', body: undefined },
    ]);
  });

  test('many records at once are asked for in addresses that are not too long, all of them', async () => {
    const ids = Array.from({ length: 230 }, () => newId());
    for (let page = 0; page < 3; page += 1)
      answers.push((address) =>
        list(
          JSON.parse(new URL(address, 'http://x').searchParams.get('filter') ?? '').id.map((id: string) => ({
            id,
          })),
        ),
      );
    const { data } = await provider.getMany('products', { ids });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(asked.every(({ address }) => address.length < 8000)).toBe(true);
  });

  test('a refusal arrives as the server said it', async () => {
    const refusal = Object.assign(new Error('STALE_VERSION'), {
      status: 409,
      body: { code: 'STALE_VERSION', data: { current: { id: rack } } },
    });
    answers.push(() => {
      throw refusal;
    });
    await expect(
      provider.update('equipments', {
        id: rack,
        data: { place: 'X' },
        previousData: { id: rack, version: 1 },
      }),
    ).rejects.toBe(refusal);
    expect(tab.client.outbox().waiting).toBe(0);
  });

  test('a record made again because nobody heard that it was, is one record, with what was typed since then', async () => {
    const id = newId();
    const theirs = { id, name: 'Huta', version: 1 };
    const refusal = Object.assign(new Error('DUPLICATE_ID'), { status: 409, body: { code: 'DUPLICATE_ID' } });
    const again = () => {
      throw refusal;
    };
    answers.push(again, () => Response.json(theirs));
    expect(await provider.create('brokers', { data: { id, name: 'Huta' } })).toEqual({ data: theirs });
    answers.push(
      again,
      () => Response.json(theirs),
      () => Response.json({ ...theirs, name: 'Huta Odra', version: 2 }),
    );
    await provider.create('brokers', { data: { id, name: 'Huta Odra' } });
    expect(asked.at(-1)).toEqual({
      address: `/api/brokers/${id}`,
      method: 'PUT',
      body: { name: 'Huta Odra', version: 1 },
    });
    answers.push(again, () => {
      throw Object.assign(new Error('NOT_FOUND'), { status: 404 });
    });
    await expect(provider.create('brokers', { data: { id, name: 'Huta' } })).rejects.toBe(refusal);
  });

  test('a row made again goes over nobody else’s change, and is without what was emptied meanwhile', async () => {
    const id = newId();
    const refused = (code: string) => () => {
      throw Object.assign(new Error(code), { status: 409, body: { code } });
    };
    answers.push(refused('NO_ANSWER'));
    const first = { id, name: 'Huta', comment: 'Brama 2' };
    await expect(provider.create('brokers', { data: first })).rejects.toThrow('NO_ANSWER');
    answers.push(
      refused('DUPLICATE_ID'),
      () => Response.json({ ...first, name: 'Huta Odra', version: 2 }),
      refused('STALE_VERSION'),
    );
    await expect(provider.create('brokers', { data: { id, name: 'Huta' } })).rejects.toThrow('STALE_VERSION');
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', body: { name: 'Huta', comment: null, version: 1 } });
  });

  test('a change saved again because nobody heard that it was, asks nobody to choose', async () => {
    const current = { id: rack, place: 'X', version: 2 };
    const params = { id: rack, data: { place: 'X' }, previousData: { id: rack, place: 'Ä1', version: 1 } };
    answers.push(() => {
      throw Object.assign(new Error('STALE_VERSION'), {
        status: 409,
        body: { code: 'STALE_VERSION', data: { current } },
      });
    });
    expect(await provider.update('equipments', params)).toEqual({ data: current });
  });

  test('a write nobody answered waits in the outbox, and is not made twice', async () => {
    answers.push((_address, { body }) => {
      const { version: _version, ...values } = JSON.parse(String(body));
      server.put('equipments', { id: rack, ...values });
      throw new NoAnswer({ timeout: 'write', method: 'PUT' });
    });
    const previousData = { id: rack, place: 'Ä1', version: 1 };
    await provider.update('equipments', { id: rack, data: { place: 'X' }, previousData });
    await idle(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.row('equipments', rack)).toMatchObject({ place: 'X', version: 2 });
    expect(server.applied()).toBe(0);
  });

  test('the person who waits for an answer when the app goes offline gets the device’s', async () => {
    const silent = chooseDataProvider({
      remote: remoteDataProvider(() => new Promise(() => {})),
      local: localDataProvider(() => tab.client),
      client: () => tab.client,
    });
    const waiting = [silent.getList('equipments', listParams), silent.getOne('equipments', { id: rack })];
    tab.client.forceOffline();
    expect(await Promise.all(waiting)).toMatchObject([{ total: 3 }, { data: { identNumber: 'R-2' } }]);
  });

  test('what waits lies over what the server answers, and later writes follow it in the outbox', async () => {
    tab.client.forceOffline();
    await provider.update('equipments', {
      id: rack,
      data: { place: 'mine' },
      previousData: { id: rack, place: 'Ä1', version: 1 },
    });
    server.refuse = () => 'FORBIDDEN';
    tab.client.reconnect();
    await idle(tab);
    answers.push(() => list([{ id: rack, identNumber: 'R-2', place: 'Ä1', version: 1 }]));
    const { data } = await provider.getList('equipments', listParams);
    expect(data).toMatchObject([{ id: rack, place: 'mine' }]);
    await provider.update('equipments', {
      id: rack,
      data: { serialNumber: '7' },
      previousData: { id: rack, version: 1 },
    });
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(tab.client.outbox()).toMatchObject({ refused: 1, waiting: 1 });
  });
});

describe('offline', () => {
  beforeEach(() => tab.client.forceOffline());

  test('lists are filtered, searched, sorted and paged by the same definitions', async () => {
    expect(
      (await provider.getList('equipments', listParams)).data.map(({ identNumber }) => identNumber),
    ).toEqual(['R-1', 'R-10', 'R-2']);
    const page = await provider.getList('equipments', {
      ...listParams,
      sort: { field: 'place', order: 'DESC' },
      pagination: { page: 1, perPage: 2 },
    });
    expect(page.data.map(({ place }) => place)).toEqual(['B', 'Ä1']);
    expect(page.total).toBe(3);
    expect(
      (await provider.getList('equipments', { ...listParams, filter: { q: 'A1' } })).data.map(
        ({ place }) => place,
      ),
    ).toEqual(['Ä1']);
    expect(
      (await provider.getList('equipments', { ...listParams, filter: { place: null } })).data.map(
        ({ identNumber }) => identNumber,
      ),
    ).toEqual(['R-1']);
    expect(
      (await provider.getManyReference('equipments', { ...listParams, target: 'location', id: location }))
        .total,
    ).toBe(3);
    expect((await provider.getMany('equipments', { ids: [rack, newId()] })).data.map(({ id }) => id)).toEqual(
      [rack],
    );
    expect(asked).toEqual([]);
  });

  test('writes wait in the outbox, with what the person had seen', async () => {
    await provider.update('equipments', {
      id: rack,
      data: { place: 'X', identNumber: 'R-2' },
      previousData: { id: rack, identNumber: 'R-2', place: 'Ä1', version: 1 },
    });
    const { data } = await provider.create('equipments', { data: { identNumber: 'R-4', location } });
    await provider.delete('equipments', { id: rack, previousData: { id: rack, version: 1 } });
    expect(
      tab.client.outbox().items.map(({ command: { operation, patch, baseVersion }, before }) => ({
        operation,
        patch,
        baseVersion,
        before,
      })),
    ).toEqual([
      { operation: 'update', patch: { place: 'X' }, baseVersion: 1, before: { place: 'Ä1' } },
      { operation: 'create', patch: { identNumber: 'R-4', location }, baseVersion: null, before: {} },
      { operation: 'delete', patch: {}, baseVersion: 1, before: {} },
    ]);
    expect((await provider.getList('equipments', listParams)).data.map(({ id }) => id)).toContain(data.id);
    expect((await provider.getList('equipments', listParams)).data.map(({ id }) => id)).not.toContain(rack);
  });

  test('several at once wait as one command each', async () => {
    const { data: rows } = await provider.getList('equipments', listParams);
    await provider.updateMany('equipments', { ids: rows.map(({ id }) => id), data: { place: 'D' } });
    expect(tab.client.outbox().waiting).toBe(3);
    expect(tab.client.list('equipments').records.map(({ place }) => place)).toEqual(['D', 'D', 'D']);
  });

  test('what devices do not keep says that it works online only, what is not here that it is not here', async () => {
    await expect(provider.getList('users', listParams)).rejects.toMatchObject({ code: 'ONLINE_ONLY' });
    await expect(provider.create('users', { data: {} })).rejects.toMatchObject({ code: 'ONLINE_ONLY' });
    await expect(provider.getOne('equipments', { id: newId() })).rejects.toMatchObject({
      code: 'NOT_AVAILABLE_OFFLINE',
    });
  });
});

test('offline, a device that has fetched nothing yet says so instead of showing empty lists', async () => {
  const fresh = await device.openTab({
    user: newId(),
    instance: newId(),
    transport: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  fresh.client.forceOffline();
  const empty = chooseDataProvider({
    remote: remoteDataProvider(server.transport),
    local: localDataProvider(() => fresh.client),
    client: () => fresh.client,
  });
  await expect(empty.getList('contacts', listParams)).rejects.toMatchObject({
    code: 'NOT_AVAILABLE_OFFLINE',
  });
  // What was made here is shown all the same.
  await fresh.client.create('contacts', { lastName: 'Nowak' });
  expect((await empty.getList('contacts', listParams)).total).toBe(1);
  // The first device has fetched everything: it knows that there is nobody.
  tab.client.forceOffline();
  expect((await provider.getList('contacts', listParams)).total).toBe(0);
});

describe('a server that does not answer while the browser believes to be online', () => {
  test('reads come from the copy, and the app goes offline once the server is known to be away', async () => {
    expect((await provider.getOne('equipments', { id: rack })).data).toMatchObject({ identNumber: 'R-2' });
    expect(tab.client.connection().isOnline).toBe(true);
    await expect(provider.getOne('users', { id: rack })).rejects.toThrow('Failed to fetch');
  });

  test('a write whose answer was lost waits under the same id and is applied once', async () => {
    answers.push((_address, { body }) => {
      server.put('equipments', JSON.parse(String(body)));
      return undefined;
    });
    const { data } = await provider.create('equipments', { data: { identNumber: 'R-9', location } });
    expect(tab.client.outbox().waiting).toBe(1);
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.row('equipments', String(data.id))).toMatchObject({ identNumber: 'R-9', version: 1 });
  });

  test('a change whose answer was lost is no conflict with oneself', async () => {
    answers.push((_address, { body }) => {
      const { version: _version, ...patch } = JSON.parse(String(body));
      server.put('equipments', { ...patch, id: rack });
      return undefined;
    });
    await provider.update('equipments', {
      id: rack,
      data: { place: 'moved' },
      previousData: { id: rack, place: 'Ä1', version: 1 },
    });
    await tab.client.syncNow();
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(tab.client.record('equipments', rack)?.place).toBe('moved');
  });
});
