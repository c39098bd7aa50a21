import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test, vi } from 'vitest';
import { createDevice, idle } from '../testing/createDevice';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();

describe('people on one device', () => {
  test('another person finds nothing of the first', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { comment: 'private' });
    await tab.client.close();
    const other = await hall.open({ user: newId() });
    expect(other.client.record('audits', hall.audit)).toBeUndefined();
    expect(other.client.outbox()).toMatchObject({ waiting: 0, items: [] });
    expect(other.client.downloads()).toEqual([]);
  });

  test('the same person in another account finds nothing of the first account', async () => {
    const tab = await hall.downloaded();
    await tab.client.close();
    const other = await hall.open({ instance: newId() });
    expect(other.client.record('audits', hall.audit)).toBeUndefined();
  });

  test('signing out removes all rows; unsent work alone stays for the person’s return, and is sent then', async () => {
    const tab = await hall.downloaded();
    await tab.client.close({ isSignOut: true });
    hall.device.goOffline();
    const empty = await hall.open();
    expect(empty.client.record('audits', hall.audit)).toBeUndefined();
    await hall.device.comeBack();
    await empty.client.download([hall.location]);
    hall.device.goOffline();
    const photo = await empty.client.savePhoto(new Blob(['bent']));
    await empty.client.save('audits', hall.audit, { comment: 'unsent', damageImages: [photo] });
    await empty.client.close({ isSignOut: true });
    expect(await rowsOnDisk()).toEqual([]);
    const back = await hall.open();
    expect(back.client.record('locations', hall.location)).toBeUndefined();
    expect(back.client.downloads()).toMatchObject([
      { location: hall.location, state: 'failed', received: 0 },
    ]);
    expect(back.client.outbox()).toMatchObject({ waiting: 1, photos: 1 });
    await hall.online(back);
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'unsent' });
    expect(back.client.record('audits', hall.audit)?.comment).toBe('unsent');
    expect(back.client.record('locations', hall.location)?.name).toBe('Hall');
  });

  test('signing out is not held up by a disk that refuses to be written to', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { comment: 'unsent' });
    const disk = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(tab.client.close({ isSignOut: true })).resolves.toBeUndefined();
    disk.mockRestore();
    expect((await hall.open()).client.outbox().waiting).toBe(1);
  });

  test('a token of another account is noticed by the server, and the outbox waits for its own person', async () => {
    const tab = await hall.downloaded();
    hall.server.failNext({ status: 403, body: { code: 'SYNC_WRONG_ACCOUNT' } });
    await tab.client.save('audits', hall.audit, { comment: 'mine' });
    await tab.client.syncNow().catch(() => {});
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, refused: 0, pause: 'signedOut' });
  });

  test('an upload says whose photo it is, and waits when somebody else is signed in', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, {
      damageImages: [await tab.client.savePhoto(new Blob(['secret']))],
    });
    hall.server.failNext({ status: 403, body: { code: 'SYNC_WRONG_ACCOUNT' } });
    await hall.online(tab);
    expect(hall.server.files.size).toBe(0);
    expect(hall.server.owners).toEqual([`${hall.user}/${hall.instance}`]);
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, photos: 1, pause: 'signedOut' });
  });
});

/** Keys of all rows in all replicas of the device. */
async function rowsOnDisk(): Promise<IDBValidKey[]> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const keys: IDBValidKey[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.includes(hall.user) || !name.endsWith('.replica')) continue;
    const database = await answer(indexedDB.open(name));
    keys.push(...(await answer(database.transaction('rows').objectStore('rows').getAllKeys())));
    database.close();
  }
  return keys;
}

describe('tabs', () => {
  test('what one tab saves the other shows, and only one sends it', async () => {
    const first = await hall.downloaded();
    const second = await hall.open();
    await idle(second);
    hall.device.goOffline();
    await first.client.save('audits', hall.audit, { comment: 'first tab' });
    await idle(second);
    expect(second.client.record('audits', hall.audit)?.comment).toBe('first tab');
    await second.client.save('audits', hall.audit, { result: 'OKAY' });
    await hall.device.comeBack();
    await idle(first);
    await idle(second);
    expect(hall.server.applied()).toBe(2);
    for (const { client } of [first, second]) {
      expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
      expect(client.record('audits', hall.audit)).toMatchObject({
        comment: 'first tab',
        result: 'OKAY',
        version: 3,
      });
    }
  });

  test('a save that builds on what this tab has not yet heard as confirmed is no conflict with oneself', async () => {
    const first = await hall.downloaded();
    const second = await hall.open();
    await idle(second);
    hall.device.goOffline();
    await first.client.save('audits', hall.audit, { comment: 'one' });
    await idle(second);
    await hall.device.comeBack();
    // The second tab still sees version 1 with the change laid over it at the moment it saves.
    const seen = second.client.record('audits', hall.audit)?.version;
    await idle(first);
    await second.client.save('audits', hall.audit, { comment: 'two' }, { baseVersion: seen ?? 0 });
    await second.client.syncNow();
    expect(second.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'two', version: 3 });
  });

  test('a tab that dies while it sends lets the next one send', async () => {
    const first = await hall.downloaded();
    const second = await hall.open();
    await idle(second);
    await first.client.save('audits', hall.audit, { comment: 'dying' });
    first.life.endAt(3, 'after');
    void first.client.syncNow();
    await idle(second);
    await second.client.syncNow();
    expect(hall.server.applied()).toBe(1);
    expect(second.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });
});

describe('export and import', () => {
  test('what waits goes out as a file and comes back on another device of the same person, once', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    const file = await tab.client.savePhoto(new Blob(['bent'], { type: 'image/jpeg' }));
    await tab.client.save('audits', hall.audit, { damageImages: [file] });
    await tab.client.save('audits', hall.audit, { comment: 'exported' });
    const exported = JSON.parse(await (await tab.client.exportOutbox()).text());
    expect(exported).toMatchObject({
      product: 'plumbline',
      kind: 'outbox',
      user: hall.user,
      instance: hall.instance,
      items: [{}, {}],
      photos: [{ content: btoa('bent') }],
    });

    const other = await hall.open({ device: createDevice(newId()) });
    await idle(other);
    expect(await other.client.importOutbox(exported)).toBe(2);
    expect(await other.client.importOutbox(exported)).toBe(0);
    await other.client.syncNow();
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'exported', version: 3 });
    expect(hall.server.files).toEqual(new Set([file.hash]));

    await tab.client.syncNow();
    expect(hall.server.applied()).toBe(2);
  });

  test('another person’s export is turned away', async () => {
    const { client } = await hall.downloaded();
    const exported = JSON.parse(await (await client.exportOutbox()).text());
    const other = await hall.open({ user: newId() });
    await expect(other.client.importOutbox(exported)).rejects.toMatchObject({ code: 'EXPORT_OF_OTHER' });
  });

  test('a reset hands over the export first, and stops when that fails', async () => {
    const { client } = await hall.downloaded();
    hall.server.refuse = () => 'FORBIDDEN';
    await client.save('audits', hall.audit, { comment: 'stuck' });
    await client.syncNow();
    await expect(client.reset(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(client.outbox().refused).toBe(1);
    const handed: string[] = [];
    await client.reset(async (exported) => void handed.push(await exported.text()));
    expect(JSON.parse(handed[0] ?? '')).toMatchObject({
      items: [{ command: { patch: { comment: 'stuck' } } }],
    });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0, items: [] });
    expect(client.record('locations', hall.location)?.name).toBe('Hall');
    expect(client.downloads()).toEqual([]);
  });
});
