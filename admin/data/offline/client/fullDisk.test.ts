import { newId } from '@plumbline/resources/language/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDevice, type Device, idle, type Tab } from '../testing/createDevice';
import { createServer, type Server } from '../testing/createServer';

let server: Server;
let device: Device;
let location: string;
let audit: string;
let tab: Tab;

beforeEach(async () => {
  server = createServer();
  device = createDevice(newId());
  [location, audit] = [newId(), newId()];
  server.put('locations', { id: location, name: 'Hall' });
  server.put('audits', { id: audit, location, comment: null });
  tab = await device.openTab({ user: newId(), instance: newId(), transport: server.transport });
  await tab.client.download([location]);
});

afterEach(() => vi.restoreAllMocks());

/** From now on the browser refuses to store anything. */
function fillDisk(): void {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
}

test('nothing is claimed as saved that could not be written', async () => {
  fillDisk();
  await expect(tab.client.save('audits', audit, { comment: 'lost?' })).rejects.toMatchObject({
    code: 'BROWSER_STORAGE',
    reason: 'full',
  });
  await expect(tab.client.savePhoto(new Blob(['x']))).rejects.toMatchObject({
    code: 'BROWSER_STORAGE',
    reason: 'full',
  });
  expect(tab.client.record('audits', audit)?.comment).toBeNull();
  expect(tab.client.state('audits', audit)).toBe('synced');
  expect(tab.client.outbox()).toMatchObject({ waiting: 0, items: [] });
  vi.restoreAllMocks();
  await tab.client.save('audits', audit, { comment: 'kept' });
  await tab.client.syncNow();
  expect(server.row('audits', audit)?.comment).toBe('kept');
});

test('what was saved before stays, and what the server answers is taken up once there is room', async () => {
  device.goOffline();
  await tab.client.save('audits', audit, { comment: 'kept' });
  fillDisk();
  await device.comeBack();
  await idle(tab);
  expect(tab.client.outbox()).toMatchObject({ waiting: 1, pause: 'storage', failure: 'BROWSER_STORAGE' });
  expect(tab.client.record('audits', audit)?.comment).toBe('kept');
  vi.restoreAllMocks();
  await tab.client.syncNow();
  expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  expect(server.applied()).toBe(1);
});

test('a location that does not fit has failed, is not shown by halves, and goes on when there is room', async () => {
  const other = newId();
  for (let count = 0; count < 5; count += 1)
    server.put('equipments', { id: newId(), location: other, identNumber: String(count) });
  const put = IDBObjectStore.prototype.put;
  let left = 4;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function limited(
    this: IDBObjectStore,
    ...request
  ) {
    left -= 1;
    if (left < 0) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, request);
  });
  await expect(tab.client.download([other])).rejects.toMatchObject({ code: 'BROWSER_STORAGE' });
  expect(tab.client.list('equipments').total).toBe(0);
  expect(tab.client.downloads().find((one) => one.location === other)?.state).not.toBe('saved');
  vi.restoreAllMocks();
  await tab.client.syncNow();
  expect(tab.client.downloads().find((one) => one.location === other)).toMatchObject({
    state: 'saved',
    failure: null,
  });
  expect(tab.client.list('equipments').total).toBe(5);
});

test('a browser that keeps nothing at all says so when the store is opened', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'InvalidStateError');
  });
  await expect(
    device.openTab({ user: newId(), instance: newId(), transport: server.transport }),
  ).rejects.toMatchObject({ code: 'BROWSER_STORAGE', reason: 'unopened' });
});
