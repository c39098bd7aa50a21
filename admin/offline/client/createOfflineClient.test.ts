import 'fake-indexeddb/auto';
import { newId } from '@plumbline/resources/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDevice, type Device, idle, type Tab } from '../testing/createDevice';
import { createServer, type Server } from '../testing/createServer';

let server: Server;
let device: Device;
let user: string;
let instance: string;
let location: string;
let audit: string;

beforeEach(() => {
  server = createServer();
  device = createDevice(newId());
  [user, instance, location, audit] = [newId(), newId(), newId(), newId()];
  server.put('locations', { id: location, name: 'Hall', instance });
  server.put('audits', { id: audit, location, comment: null, instance });
});

const open = (more: { user?: string; instance?: string } = {}): Promise<Tab> =>
  device.openTab({ user, instance, transport: server.transport, ...more });

async function downloaded(): Promise<Tab> {
  const tab = await open();
  await tab.client.download([location]);
  return tab;
}

async function online(tab: Tab): Promise<void> {
  await device.comeBack();
  await idle(tab);
}

const states = ({ client }: Tab) => client.outbox().items.map(({ state }) => state);

describe('saving', () => {
  test('a save is seen at once, waits, and is confirmed when the server has it', async () => {
    const tab = await downloaded();
    const { client } = tab;
    device.goOffline();
    await client.save('audits', audit, { comment: 'bent' });
    expect(client.record('audits', audit)?.comment).toBe('bent');
    expect(client.state('audits', audit)).toBe('waiting');
    expect(client.outbox()).toMatchObject({ waiting: 1, refused: 0 });
    expect(server.row('audits', audit)?.comment).toBeNull();
    await online(tab);
    expect(client.state('audits', audit)).toBe('synced');
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0, pause: null });
    expect(states(tab)).toEqual(['confirmed']);
    expect(client.record('audits', audit)).toMatchObject({ comment: 'bent', version: 2 });
  });

  test('what was saved survives the tab, and the next one sends it', async () => {
    const tab = await downloaded();
    device.goOffline();
    await tab.client.save('audits', audit, { comment: 'one' });
    await tab.client.save('audits', audit, { comment: 'two' });
    tab.life.end();
    const next = await open();
    expect(next.client.record('audits', audit)?.comment).toBe('two');
    expect(next.client.outbox().waiting).toBe(2);
    await online(next);
    expect(server.row('audits', audit)).toMatchObject({ comment: 'two', version: 3 });
    expect(server.applied()).toBe(2);
  });

  test('a record made here can be read, listed, changed and deleted before the server has heard of it', async () => {
    const tab = await downloaded();
    const { client } = tab;
    device.goOffline();
    const id = await client.create('deficiencies', { audit, description: 'bent', dangerLevel: 'red' });
    expect(client.record('deficiencies', id)).toMatchObject({
      id,
      audit,
      description: 'bent',
      status: 'OPEN',
      version: 0,
      measure: null,
    });
    await client.save('deficiencies', id, { measure: 'replace' });
    expect(client.list('deficiencies', { filter: { audit } }).records.map(({ measure }) => measure)).toEqual([
      'replace',
    ]);
    await client.remove('deficiencies', id);
    expect(client.record('deficiencies', id)).toBeUndefined();
    expect(client.list('deficiencies', { filter: { audit } }).total).toBe(0);
    expect(client.outbox().waiting).toBe(3);
    await online(tab);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.applied()).toBe(3);
    expect(server.row('deficiencies', id)).toBeUndefined();
  });

  test('entities that devices do not keep can only be changed online', async () => {
    const { client } = await downloaded();
    await expect(client.save('users', newId(), { firstName: 'X' })).rejects.toMatchObject({
      code: 'ONLINE_ONLY',
    });
    expect(client.outbox().waiting).toBe(0);
  });

  test('a record never flickers back while its change is confirmed', async () => {
    const { client } = await downloaded();
    const seen: unknown[] = [];
    client.subscribe(() => seen.push(client.record('audits', audit)?.comment));
    await client.save('audits', audit, { comment: 'steady' });
    await client.syncNow();
    expect(client.state('audits', audit)).toBe('synced');
    expect(new Set(seen)).toEqual(new Set(['steady']));
  });

  test('a command of the API waits in order with the rest', async () => {
    const { client } = await downloaded();
    device.goOffline();
    await client.save('audits', audit, { comment: 'x' });
    await client.command('audits', audit, 'finish', { reason: 'done' });
    expect(client.waitingCommands('audits', audit)).toEqual(['finish']);
    expect(client.outbox().items.map(({ command }) => [command.operation, command.name ?? null])).toEqual([
      ['update', null],
      ['command', 'finish'],
    ]);
  });

  test('many saves of one record are sent as one chain, whatever the server does in between', async () => {
    const tab = await downloaded();
    device.goOffline();
    for (let count = 1; count <= 60; count += 1)
      await tab.client.save('audits', audit, { comment: String(count) });
    server.failNext(500, 'lost', 429, 'unreachable', 'lost');
    await online(tab);
    for (let round = 0; round < 5; round += 1) await tab.client.syncNow().catch(() => {});
    expect(server.applied()).toBe(60);
    expect(server.row('audits', audit)).toMatchObject({ comment: '60', version: 61 });
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });
});

describe('photos', () => {
  const photo = new Blob(['a picture'], { type: 'image/jpeg' });

  test('a photo is on the device at once and on the server before the command that names it', async () => {
    const { client } = await downloaded();
    const file = await client.savePhoto(photo, 'crack.jpg');
    expect(file).toMatchObject({ name: 'crack.jpg', mimeType: 'image/jpeg', size: 9 });
    expect(await (await client.photo(file.hash))?.text()).toBe('a picture');
    server.calls.length = 0;
    await client.save('audits', audit, { damageImages: [file] });
    expect(client.outbox().photos).toBe(1);
    await client.syncNow();
    expect(server.files).toEqual(new Set([file.hash]));
    expect(server.calls.filter((call) => call !== '/api/sync/pull')).toEqual([
      `/api/files/${file.hash}`,
      '/api/sync/push',
    ]);
    expect(client.outbox().photos).toBe(0);
  });

  test('a photo inside a list of a record travels with it, too', async () => {
    const { client } = await downloaded();
    const file = await client.savePhoto(photo);
    await client.save('audits', audit, { answers: [{ id: newId(), checkpoint: 'c', photos: [file] }] });
    await client.syncNow();
    expect(server.files).toEqual(new Set([file.hash]));
  });

  test('a photo the server turns out not to have is sent again, and the command after it', async () => {
    const tab = await downloaded();
    const file = await tab.client.savePhoto(photo);
    server.lacks = (hash) => !server.files.has(hash);
    await tab.client.save('audits', audit, { damageImages: [file] });
    await tab.client.syncNow();
    server.files.clear();
    await tab.client.save('audits', audit, { damageImages: [file], comment: 'again' });
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, pause: 'backOff', failure: 'FILE_MISSING' });
    await tab.client.syncNow();
    expect(server.files).toEqual(new Set([file.hash]));
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test('a command whose photo is neither there nor here is refused, not sent for ever', async () => {
    const { client } = await downloaded();
    server.lacks = () => true;
    await client.save('audits', audit, {
      damageImages: [{ hash: 'f'.repeat(64), name: 'x.jpg', mimeType: 'image/jpeg', size: 1 }],
    });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(client.outbox().items[0]?.receipt?.code).toBe('FILE_MISSING');
  });

  test('a photo the server will not have refuses its command and stays on the device', async () => {
    const tab = await downloaded();
    const file = await tab.client.savePhoto(photo);
    device.goOffline();
    await tab.client.save('audits', audit, { damageImages: [file] });
    server.failNext({ status: 415, body: { code: 'UNSUPPORTED_FILE' } });
    await online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(tab.client.outbox().items[0]?.receipt).toMatchObject({
      code: 'UNSUPPORTED_FILE',
      data: { hash: file.hash },
    });
    expect(await tab.client.photo(file.hash)).toBeDefined();
  });
});

describe('what stands in the way', () => {
  test.each([
    [401, 'signedOut', 'UNEXPECTED'],
    [429, 'backOff', 'TOO_MANY_REQUESTS'],
    [500, 'backOff', 'UNEXPECTED'],
    [503, 'offline', null],
  ] as const)('%i pauses (%s) and loses nothing; it goes on later', async (status, pause, failure) => {
    const tab = await downloaded();
    device.goOffline();
    await tab.client.save('audits', audit, { comment: 'kept' });
    server.failNext(status);
    await online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, refused: 0, pause, failure });
    await device.elapse(2_000);
    await idle(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, pause: null, failure: null });
    expect(server.applied()).toBe(1);
  });

  test('the server’s own word on how long to wait is kept', async () => {
    const tab = await downloaded();
    device.goOffline();
    await tab.client.save('audits', audit, { comment: 'patient' });
    server.failNext({ status: 429, body: { code: 'TOO_MANY_REQUESTS', data: { seconds: 30 } } });
    await online(tab);
    await device.elapse(29_000);
    expect(tab.client.outbox().waiting).toBe(1);
    await device.elapse(1_000);
    await idle(tab);
    expect(tab.client.outbox().waiting).toBe(0);
  });

  test('an answer that was lost does not apply the command twice', async () => {
    const { client } = await downloaded();
    server.failNext('lost');
    await client.save('audits', audit, { comment: 'once' });
    await client.syncNow().catch(() => {});
    await client.syncNow();
    expect(server.applied()).toBe(1);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(client.record('audits', audit)).toMatchObject({ comment: 'once', version: 2 });
  });

  test('too large a push is halved until it fits', async () => {
    const tab = await downloaded();
    device.goOffline();
    for (let count = 0; count < 8; count += 1)
      await tab.client.create('deficiencies', { audit, description: String(count) });
    server.most = 1100;
    await online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.applied()).toBe(8);
  });

  test('one command that alone is too large is refused and seen, the others go through', async () => {
    const tab = await downloaded();
    device.goOffline();
    await tab.client.create('deficiencies', { audit, description: 'small' });
    await tab.client.create('deficiencies', { audit, description: 'x'.repeat(3000) });
    await tab.client.create('deficiencies', { audit, description: 'small too' });
    server.most = 1500;
    await online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(server.applied()).toBe(2);
  });

  test('a command the server stumbles over does not hold up other records, only those that may rest on it', async () => {
    const tab = await downloaded();
    const { client } = tab;
    device.goOffline();
    server.refuse = ({ patch }) => (patch.description === 'poison' ? 'UNEXPECTED' : undefined);
    await client.create('deficiencies', { audit, description: 'poison' });
    await client.save('audits', audit, { isFinished: true });
    await client.create('textModules', { content: 'free' });
    await online(tab);
    expect(client.outbox()).toMatchObject({
      waiting: 2,
      refused: 0,
      pause: 'backOff',
      failure: 'UNEXPECTED',
    });
    expect(client.outbox().items.map(({ command, state }) => [command.resource, state])).toEqual([
      ['deficiencies', 'waiting'],
      ['audits', 'waiting'],
      ['textModules', 'confirmed'],
    ]);
    server.refuse = () => undefined;
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test('a page of a captive portal is no answer', async () => {
    const transport: Server['transport'] = async () =>
      new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } });
    const { client } = await device.openTab({ user, instance, transport });
    await client.create('textModules', { content: 'x' });
    await expect(client.syncNow()).rejects.toThrow();
    expect(client.outbox()).toMatchObject({ waiting: 1, refused: 0, pause: 'offline' });
  });

  test('forced offline nothing travels until the person reconnects', async () => {
    const tab = await downloaded();
    tab.client.forceOffline();
    await tab.client.save('audits', audit, { comment: 'later' });
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, pause: 'offline' });
    expect(tab.client.connection()).toMatchObject({ isOnline: false, isForcedOffline: true });
    tab.client.reconnect();
    await idle(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, pause: null });
  });
});

describe('refusals', () => {
  test('a refused change is seen with its reason, holds back later ones of its record, and is not dropped', async () => {
    const { client } = await downloaded();
    server.refuse = ({ patch }) => (patch.comment === 'no' ? 'LOCKED_BY_AUDIT' : undefined);
    await client.save('audits', audit, { comment: 'no' });
    await client.save('audits', audit, { result: 'OKAY' });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 1, refused: 1, pause: null });
    expect(client.state('audits', audit)).toBe('refused');
    expect(client.record('audits', audit)).toMatchObject({ comment: 'no', result: 'OKAY' });
    server.refuse = () => undefined;
    await client.retry(client.outbox().items[0]?.command.id ?? '');
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.row('audits', audit)).toMatchObject({ comment: 'no', result: 'OKAY' });
  });

  test('somebody else’s change of another field needs nobody’s decision', async () => {
    const { client } = await downloaded();
    server.put('audits', { id: audit, result: 'OKAY' });
    await client.save('audits', audit, { comment: 'mine' });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.row('audits', audit)).toMatchObject({ comment: 'mine', result: 'OKAY', version: 3 });
  });

  test('both sides of a contested field are shown; mine is sent again on top of theirs', async () => {
    const { client } = await downloaded();
    server.put('audits', { id: audit, comment: 'theirs' });
    await client.save('audits', audit, { comment: 'mine', result: 'OKAY' });
    await client.syncNow();
    const id = client.outbox().items[0]?.command.id ?? '';
    expect(client.conflict(id)?.fields).toEqual([
      { field: 'comment', before: null, mine: 'mine', theirs: 'theirs', isContested: true },
      { field: 'result', before: undefined, mine: 'OKAY', theirs: undefined, isContested: false },
    ]);
    await client.rebase(id, { comment: 'mine' });
    await client.syncNow();
    expect(server.row('audits', audit)).toMatchObject({ comment: 'mine', result: 'OKAY' });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test('theirs for one field leaves the rest of the change, theirs for all ends it', async () => {
    const { client } = await downloaded();
    server.put('audits', { id: audit, comment: 'theirs' });
    await client.save('audits', audit, { comment: 'mine', result: 'OKAY' });
    await client.syncNow();
    await client.rebase(client.outbox().items[0]?.command.id ?? '', { comment: 'theirs' });
    await client.syncNow();
    expect(server.row('audits', audit)).toMatchObject({ comment: 'theirs', result: 'OKAY' });
    server.put('audits', { id: audit, comment: 'newer' });
    await client.save('audits', audit, { comment: 'mine again' });
    await client.syncNow();
    await client.rebase(client.outbox().items[0]?.command.id ?? '', { comment: 'theirs' });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    await client.syncNow();
    expect(client.record('audits', audit)?.comment).toBe('newer');
  });

  test('a change is discarded only after it was exported', async () => {
    const { client } = await downloaded();
    server.refuse = () => 'FORBIDDEN';
    await client.save('audits', audit, { comment: 'no' });
    await client.syncNow();
    const id = client.outbox().items[0]?.command.id ?? '';
    await expect(client.discard(id)).rejects.toMatchObject({ code: 'NOT_EXPORTED' });
    await client.exportOutbox();
    await client.discard(id);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(client.record('audits', audit)?.comment).toBeNull();
  });

  test('changes made after a discarded one still go through', async () => {
    const { client } = await downloaded();
    server.refuse = ({ patch }) => (patch.comment === 'no' ? 'FORBIDDEN' : undefined);
    await client.save('audits', audit, { comment: 'no' });
    await client.save('audits', audit, { result: 'OKAY' });
    await client.syncNow();
    await client.exportOutbox();
    await client.discard(client.outbox().items.find(({ state }) => state === 'refused')?.command.id ?? '');
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.row('audits', audit)).toMatchObject({ comment: null, result: 'OKAY' });
  });

  test('deleting what somebody else has deleted meanwhile is done', async () => {
    const { client } = await downloaded();
    const id = newId();
    server.put('deficiencies', { id, location, description: 'x' });
    await client.syncNow();
    server.drop('deficiencies', id);
    await client.remove('deficiencies', id);
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });
});

describe('people on one device', () => {
  test('another person finds nothing of the first', async () => {
    const tab = await downloaded();
    device.goOffline();
    await tab.client.save('audits', audit, { comment: 'private' });
    await tab.client.close();
    const other = await open({ user: newId() });
    expect(other.client.record('audits', audit)).toBeUndefined();
    expect(other.client.outbox()).toMatchObject({ waiting: 0, items: [] });
    expect(other.client.downloads()).toEqual([]);
  });

  test('the same person in another account finds nothing of the first account', async () => {
    const tab = await downloaded();
    await tab.client.close();
    const other = await open({ instance: newId() });
    expect(other.client.record('audits', audit)).toBeUndefined();
  });

  test('signing out removes the rows; with unsent work both stay for the person’s return', async () => {
    const tab = await downloaded();
    await tab.client.close({ isSignOut: true });
    device.goOffline();
    const empty = await open();
    expect(empty.client.record('audits', audit)).toBeUndefined();
    await device.comeBack();
    await empty.client.download([location]);
    device.goOffline();
    await empty.client.save('audits', audit, { comment: 'unsent' });
    await empty.client.close({ isSignOut: true });
    const back = await open();
    expect(back.client.record('audits', audit)?.comment).toBe('unsent');
    expect(back.client.outbox().waiting).toBe(1);
  });

  test('a token of another account is noticed by the server, and the outbox waits for its own person', async () => {
    const tab = await downloaded();
    server.failNext({ status: 403, body: { code: 'SYNC_WRONG_ACCOUNT' } });
    await tab.client.save('audits', audit, { comment: 'mine' });
    await tab.client.syncNow().catch(() => {});
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, refused: 0, pause: 'signedOut' });
  });

  test('an upload says whose photo it is, and waits when somebody else is signed in', async () => {
    const tab = await downloaded();
    device.goOffline();
    await tab.client.save('audits', audit, {
      damageImages: [await tab.client.savePhoto(new Blob(['secret']))],
    });
    server.failNext({ status: 403, body: { code: 'SYNC_WRONG_ACCOUNT' } });
    await online(tab);
    expect(server.files.size).toBe(0);
    expect(server.owners).toEqual([`${user}/${instance}`]);
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, photos: 1, pause: 'signedOut' });
  });
});

describe('tabs', () => {
  test('what one tab saves the other shows, and only one sends it', async () => {
    const first = await downloaded();
    const second = await open();
    await idle(second);
    device.goOffline();
    await first.client.save('audits', audit, { comment: 'first tab' });
    await idle(second);
    expect(second.client.record('audits', audit)?.comment).toBe('first tab');
    await second.client.save('audits', audit, { result: 'OKAY' });
    await device.comeBack();
    await idle(first);
    await idle(second);
    expect(server.applied()).toBe(2);
    for (const { client } of [first, second]) {
      expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
      expect(client.record('audits', audit)).toMatchObject({
        comment: 'first tab',
        result: 'OKAY',
        version: 3,
      });
    }
  });

  test('a save that builds on what this tab has not yet heard as confirmed is no conflict with oneself', async () => {
    const first = await downloaded();
    const second = await open();
    await idle(second);
    device.goOffline();
    await first.client.save('audits', audit, { comment: 'one' });
    await idle(second);
    await device.comeBack();
    // The second tab still sees version 1 with the change laid over it at the moment it saves.
    const seen = second.client.record('audits', audit)?.version;
    await idle(first);
    await second.client.save('audits', audit, { comment: 'two' }, { baseVersion: seen ?? 0 });
    await second.client.syncNow();
    expect(second.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(server.row('audits', audit)).toMatchObject({ comment: 'two', version: 3 });
  });

  test('a tab that dies while it sends lets the next one send', async () => {
    const first = await downloaded();
    const second = await open();
    await idle(second);
    await first.client.save('audits', audit, { comment: 'dying' });
    first.life.endAt(3, 'after');
    void first.client.syncNow();
    await idle(second);
    await second.client.syncNow();
    expect(server.applied()).toBe(1);
    expect(second.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });
});

describe('export and import', () => {
  test('what waits goes out as a file and comes back on another device of the same person, once', async () => {
    const tab = await downloaded();
    device.goOffline();
    const file = await tab.client.savePhoto(new Blob(['bent'], { type: 'image/jpeg' }));
    await tab.client.save('audits', audit, { damageImages: [file] });
    await tab.client.save('audits', audit, { comment: 'exported' });
    const exported = JSON.parse(await (await tab.client.exportOutbox()).text());
    expect(exported).toMatchObject({
      product: 'plumbline',
      kind: 'outbox',
      user,
      instance,
      items: [{}, {}],
      photos: [{ content: btoa('bent') }],
    });

    device = createDevice(newId());
    const other = await open();
    await idle(other);
    expect(await other.client.importOutbox(exported)).toBe(2);
    expect(await other.client.importOutbox(exported)).toBe(0);
    await other.client.syncNow();
    expect(server.row('audits', audit)).toMatchObject({ comment: 'exported', version: 3 });
    expect(server.files).toEqual(new Set([file.hash]));

    await tab.client.syncNow();
    expect(server.applied()).toBe(2);
  });

  test('another person’s export is turned away', async () => {
    const { client } = await downloaded();
    const exported = JSON.parse(await (await client.exportOutbox()).text());
    const other = await open({ user: newId() });
    await expect(other.client.importOutbox(exported)).rejects.toMatchObject({ code: 'EXPORT_OF_OTHER' });
  });

  test('a reset hands over the export first, and stops when that fails', async () => {
    const { client } = await downloaded();
    server.refuse = () => 'FORBIDDEN';
    await client.save('audits', audit, { comment: 'stuck' });
    await client.syncNow();
    await expect(client.reset(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(client.outbox().refused).toBe(1);
    const handed: string[] = [];
    await client.reset(async (exported) => void handed.push(await exported.text()));
    expect(JSON.parse(handed[0] ?? '')).toMatchObject({
      items: [{ command: { patch: { comment: 'stuck' } } }],
    });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0, items: [] });
    expect(client.record('locations', location)?.name).toBe('Hall');
    expect(client.downloads()).toEqual([]);
  });
});
