import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import { fetchWithTimeout } from '../../calls/fetchWithTimeout';
import { timeouts } from '../../connection/timeouts';
import type { Transport } from '../sync/failure';
import { idle, turn } from '../testing/createDevice';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();

describe('what stands in the way', () => {
  test.each([
    [401, 'signedOut', 'UNEXPECTED'],
    [429, 'backOff', 'TOO_MANY_REQUESTS'],
    [500, 'backOff', 'UNEXPECTED'],
    [503, 'offline', null],
  ] as const)('%i pauses (%s) and loses nothing; it goes on later', async (status, pause, failure) => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { comment: 'kept' });
    hall.server.failNext(status);
    await hall.online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, refused: 0, pause, failure });
    await hall.device.elapse(2_000);
    await idle(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, pause: null, failure: null });
    expect(hall.server.applied()).toBe(1);
  });

  test('a server whose disk is full is told as that; everything stays and is sent once there is room', async () => {
    const tab = await hall.downloaded();
    const full = { status: 507, body: { code: 'STORAGE_FULL', data: {} } };
    hall.server.failNext(full, full);
    const photo = await tab.client.savePhoto(new Blob(['bent']));
    await tab.client.save('audits', hall.audit, { comment: 'kept', damageImages: [photo] });
    await tab.client.syncNow().catch(() => {});
    expect(tab.client.outbox()).toMatchObject({
      waiting: 1,
      refused: 0,
      photos: 1,
      pause: 'backOff',
      failure: 'STORAGE_FULL',
    });
    await tab.client.syncNow().catch(() => {});
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0, photos: 0, failure: null });
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'kept', damageImages: [photo] });
  });

  test('the server’s own word on how long to wait is kept', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { comment: 'patient' });
    hall.server.failNext({ status: 429, body: { code: 'TOO_MANY_REQUESTS', data: { seconds: 30 } } });
    await hall.online(tab);
    await hall.device.elapse(29_000);
    expect(tab.client.outbox().waiting).toBe(1);
    await hall.device.elapse(1_000);
    await idle(tab);
    expect(tab.client.outbox().waiting).toBe(0);
  });

  test('an answer that was lost does not apply the command twice', async () => {
    const { client } = await hall.downloaded();
    hall.server.failNext('lost');
    await client.save('audits', hall.audit, { comment: 'once' });
    await client.syncNow().catch(() => {});
    await client.syncNow();
    expect(hall.server.applied()).toBe(1);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(client.record('audits', hall.audit)).toMatchObject({ comment: 'once', version: 2 });
  });

  test('a command whose answer was lost is not taken for refused when sending it again is', async () => {
    const { client } = await hall.downloaded();
    hall.server.failNext('lost', 413);
    await client.save('audits', hall.audit, { comment: 'once' });
    await client.syncNow().catch(() => {});
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(client.record('audits', hall.audit)).toMatchObject({ comment: 'once', version: 2 });
  });

  test('too large a push is halved until it fits', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    for (let count = 0; count < 8; count += 1)
      await tab.client.create('deficiencies', { audit: hall.audit, description: String(count) });
    hall.server.most = 1100;
    await hall.online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.applied()).toBe(8);
  });

  test('one command that alone is too large is refused and seen, the others go through', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.create('deficiencies', { audit: hall.audit, description: 'small' });
    await tab.client.create('deficiencies', { audit: hall.audit, description: 'x'.repeat(3000) });
    await tab.client.create('deficiencies', { audit: hall.audit, description: 'small too' });
    hall.server.most = 1500;
    await hall.online(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(hall.server.applied()).toBe(2);
  });

  test('a command the server stumbles over does not hold up other records, only those that may rest on it', async () => {
    const tab = await hall.downloaded();
    const { client } = tab;
    hall.device.goOffline();
    hall.server.refuse = ({ patch }) => (patch.description === 'poison' ? 'UNEXPECTED' : undefined);
    await client.create('deficiencies', { audit: hall.audit, description: 'poison' });
    await client.save('audits', hall.audit, { isFinished: true });
    await client.create('textModules', { content: 'free' });
    await hall.online(tab);
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
    hall.server.refuse = () => undefined;
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test.each([
    [403, 'ACCOUNT_TERMINATED', {}],
    [429, 'QUOTA_USED', { quota: 'uploads', seconds: 60_000 }],
  ])(
    'a photo refused for the account (%i %s) waits, and keeps nothing of others from coming',
    async (status, code, data) => {
      const tab = await hall.downloaded();
      const { client } = tab;
      hall.device.goOffline();
      const photo = await client.savePhoto(new Blob(['bent']));
      await client.save('audits', hall.audit, { comment: 'kept', damageImages: [photo] });
      const { id } = hall.server.put('textModules', { id: newId(), content: 'of somebody else' });
      hall.server.failNext({ status, body: { code, data } });
      await hall.online(tab);
      expect(client.outbox()).toMatchObject({ waiting: 1, refused: 0, failure: code });
      expect(client.record('textModules', id)).toMatchObject({ content: 'of somebody else' });
      await client.syncNow();
      expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0, photos: 0 });
      expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'kept' });
    },
  );

  test('a page of a captive portal is no answer', async () => {
    const transport: Transport = async () =>
      new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } });
    const { client } = await hall.device.openTab({ user: hall.user, instance: hall.instance, transport });
    await client.create('textModules', { content: 'x' });
    await expect(client.syncNow()).rejects.toThrow();
    expect(client.outbox()).toMatchObject({ waiting: 1, refused: 0, pause: 'offline' });
  });

  test('a server that takes a push and never answers is sent the same command again, and applies it once', async () => {
    const transport = fetchWithTimeout({
      send: hall.server.transport,
      later: hall.device.later,
      now: hall.device.now,
      isSlow: () => false,
    });
    const parts = { user: hall.user, instance: hall.instance, transport };
    const tab = await hall.device.openTab(parts);
    const other = await hall.device.openTab(parts);
    await Promise.all([idle(tab), idle(other)]);
    hall.server.failNext('silent');
    await tab.client.save('audits', hall.audit, { comment: 'once' });
    await turn();
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, isSyncing: true });
    // The other tab waits for its turn, and gets it.
    const others = other.client.syncNow();
    await hall.device.elapse(timeouts.write.stable);
    await others;
    expect(tab.client.outbox()).toMatchObject({ isSyncing: false, refused: 0 });
    await hall.device.elapse(2_000);
    await Promise.all([idle(tab), idle(other)]);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0, pause: null });
    expect(hall.server.applied()).toBe(1);
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'once', version: 2 });
  });

  test('forced offline nothing travels until the person reconnects', async () => {
    const tab = await hall.downloaded();
    tab.client.forceOffline();
    await tab.client.save('audits', hall.audit, { comment: 'later' });
    await tab.client.syncNow();
    expect(tab.client.outbox()).toMatchObject({ waiting: 1, pause: 'offline' });
    expect(tab.client.connection()).toMatchObject({ isOnline: false, isForcedOffline: true });
    tab.client.reconnect();
    await idle(tab);
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, pause: null });
  });
});
