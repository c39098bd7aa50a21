import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import type { Tab } from '../testing/createDevice';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();

const states = ({ client }: Tab) => client.outbox().items.map(({ state }) => state);

describe('saving', () => {
  test('nothing of a location is fetched before somebody selects it, and then it is here as a whole', async () => {
    const tab = await hall.open();
    await tab.client.syncNow();
    expect([tab.client.isReady(), tab.client.downloads(), tab.client.list('audits').total]).toEqual([
      true,
      [],
      0,
    ]);
    await tab.client.download([hall.location]);
    expect(tab.client.downloads()).toMatchObject([{ location: hall.location, state: 'saved' }]);
    expect(tab.client.list('audits').total).toBe(1);
  });

  test('a save is seen at once, waits, and is confirmed when the server has it', async () => {
    const tab = await hall.downloaded();
    const { client } = tab;
    hall.device.goOffline();
    await client.save('audits', hall.audit, { comment: 'bent' });
    expect(client.record('audits', hall.audit)?.comment).toBe('bent');
    expect(client.state('audits', hall.audit)).toBe('waiting');
    expect(client.outbox()).toMatchObject({ waiting: 1, refused: 0 });
    expect(hall.server.row('audits', hall.audit)?.comment).toBeNull();
    await hall.online(tab);
    expect(client.state('audits', hall.audit)).toBe('synced');
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0, pause: null });
    expect(states(tab)).toEqual(['confirmed']);
    expect(client.record('audits', hall.audit)).toMatchObject({ comment: 'bent', version: 2 });
  });

  test('what was saved survives the tab, and the next one sends it', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { comment: 'one' });
    await tab.client.save('audits', hall.audit, { comment: 'two' });
    tab.life.end();
    const next = await hall.open();
    expect(next.client.record('audits', hall.audit)?.comment).toBe('two');
    expect(next.client.outbox().waiting).toBe(2);
    await hall.online(next);
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'two', version: 3 });
    expect(hall.server.applied()).toBe(2);
  });

  test('a record made here can be read, listed, changed and deleted before the server has heard of it', async () => {
    const tab = await hall.downloaded();
    const { client } = tab;
    hall.device.goOffline();
    const id = await client.create('deficiencies', {
      audit: hall.audit,
      description: 'bent',
      dangerLevel: 'red',
    });
    expect(client.record('deficiencies', id)).toMatchObject({
      id,
      audit: hall.audit,
      description: 'bent',
      status: 'OPEN',
      version: 0,
      measure: null,
    });
    await client.save('deficiencies', id, { measure: 'replace' });
    expect(
      client.list('deficiencies', { filter: { audit: hall.audit } }).records.map(({ measure }) => measure),
    ).toEqual(['replace']);
    await client.remove('deficiencies', id);
    expect(client.record('deficiencies', id)).toBeUndefined();
    expect(client.list('deficiencies', { filter: { audit: hall.audit } }).total).toBe(0);
    expect(client.outbox().waiting).toBe(3);
    await hall.online(tab);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.applied()).toBe(3);
    expect(hall.server.row('deficiencies', id)).toBeUndefined();
  });

  test('entities that devices do not keep can only be changed online', async () => {
    const { client } = await hall.downloaded();
    await expect(client.save('users', newId(), { firstName: 'X' })).rejects.toMatchObject({
      code: 'ONLINE_ONLY',
    });
    expect(client.outbox().waiting).toBe(0);
  });

  test('a record never flickers back while its change is confirmed', async () => {
    const { client } = await hall.downloaded();
    const seen: unknown[] = [];
    client.subscribe(() => seen.push(client.record('audits', hall.audit)?.comment));
    await client.save('audits', hall.audit, { comment: 'steady' });
    await client.syncNow();
    expect(client.state('audits', hall.audit)).toBe('synced');
    expect(new Set(seen)).toEqual(new Set(['steady']));
  });

  test('a command of the API waits in order with the rest', async () => {
    const { client } = await hall.downloaded();
    hall.device.goOffline();
    await client.save('audits', hall.audit, { comment: 'x' });
    await client.command('audits', hall.audit, 'finish', { reason: 'done' });
    expect(client.waitingCommands('audits', hall.audit)).toEqual(['finish']);
    expect(client.outbox().items.map(({ command }) => [command.operation, command.name ?? null])).toEqual([
      ['update', null],
      ['command', 'finish'],
    ]);
  });

  test('many saves of one record are sent as one chain, whatever the server does in between', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    for (let count = 1; count <= 60; count += 1)
      await tab.client.save('audits', hall.audit, { comment: String(count) });
    hall.server.failNext(500, 'lost', 429, 'unreachable', 'lost');
    await hall.online(tab);
    for (let round = 0; round < 5; round += 1) await tab.client.syncNow().catch(() => {});
    expect(hall.server.applied()).toBe(60);
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: '60', version: 61 });
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });
});

describe('photos', () => {
  const photo = new Blob(['a picture'], { type: 'image/jpeg' });

  test('a photo is on the device at once and on the server before the command that names it', async () => {
    const { client } = await hall.downloaded();
    const file = await client.savePhoto(photo, 'crack.jpg');
    expect(file).toMatchObject({ name: 'crack.jpg', mimeType: 'image/jpeg', size: 9 });
    expect(await (await client.photo(file.hash))?.text()).toBe('a picture');
    hall.server.calls.length = 0;
    await client.save('audits', hall.audit, { damageImages: [file] });
    expect(client.outbox().photos).toBe(1);
    await client.syncNow();
    expect(hall.server.files).toEqual(new Set([file.hash]));
    expect(hall.server.calls.filter((call) => call !== '/api/sync/pull')).toEqual([
      `/api/files/${file.hash}`,
      '/api/sync/push',
    ]);
    expect(client.outbox().photos).toBe(0);
  });

  test('a photo inside a list of a record travels with it, too', async () => {
    const { client } = await hall.downloaded();
    const file = await client.savePhoto(photo);
    await client.save('audits', hall.audit, { answers: [{ id: newId(), checkpoint: 'c', photos: [file] }] });
    await client.syncNow();
    expect(hall.server.files).toEqual(new Set([file.hash]));
  });

  test('a photo the server turns out not to have is sent again, and the command after it', async () => {
    const tab = await hall.downloaded();
    const file = await tab.client.savePhoto(photo);
    hall.server.lacks = (hash) => !hall.server.files.has(hash);
    await tab.client.save('audits', hall.audit, { damageImages: [file] });
    await tab.client.syncNow();
    hall.server.files.clear();
    await tab.client.save('audits', hall.audit, { damageImages: [file], comment: 'again' });
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, pause: 'backOff', failure: 'FILE_MISSING' });
    await tab.client.syncNow();
    expect(hall.server.files).toEqual(new Set([file.hash]));
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test('a command whose photo is neither there nor here is refused, not sent for ever', async () => {
    const { client } = await hall.downloaded();
    hall.server.lacks = () => true;
    await client.save('audits', hall.audit, {
      damageImages: [{ hash: 'f'.repeat(64), name: 'x.jpg', mimeType: 'image/jpeg', size: 1 }],
    });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(client.outbox().items[0]?.receipt?.code).toBe('FILE_MISSING');
  });

  test('a photo the server will not have refuses its command and stays on the device', async () => {
    const tab = await hall.downloaded();
    const file = await tab.client.savePhoto(photo);
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { damageImages: [file] });
    hall.server.failNext({ status: 415, body: { code: 'UNSUPPORTED_FILE' } });
    await hall.online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(tab.client.outbox().items[0]?.receipt).toMatchObject({
      code: 'UNSUPPORTED_FILE',
      data: { hash: file.hash },
    });
    expect(await tab.client.photo(file.hash)).toBeDefined();
  });
});
