import { HttpError } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { holdUnsavedWork } from '../../../kit/settings/unsavedWork';
import type { OfflineClient } from '../../offline';
import { setCurrentClient } from '../../offline/currentClient';
import { createAuthProvider } from './createAuthProvider';
import { anna, device, fakeServer } from './testing';

function open(server = fakeServer(), tablet = device(server)) {
  const left: string[] = [];
  const { session } = tablet.open();
  const provider = createAuthProvider({
    session,
    leaveToSignIn: async () => {
      left.push('sign in');
    },
    leaveTo: (address) => {
      left.push(address);
    },
  });
  return { server, tablet, session, provider, left };
}

/** Lets everything that can happen without an answer from outside happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a signed-in person passes and is known by name and rights', async () => {
  const { provider, left } = open();
  await provider.checkAuth({});
  expect(await provider.getIdentity?.()).toEqual({ id: 'anna', fullName: 'Anna Nowak' });
  expect(await provider.getPermissions()).toEqual(anna);
  expect(left).toEqual([]);
});

test('nobody is led to the sign-in page, and the screen behind is never drawn', async () => {
  const { provider, left } = open(fakeServer(null));
  let passed = false;
  void provider.checkAuth({}).then(() => {
    passed = true;
  });
  await settle();
  expect([left, passed]).toEqual([['sign in'], false]);
});

test('without network the person of last time passes and is not led away', async () => {
  const server = fakeServer();
  const tablet = device(server);
  await tablet.identity.write(anna);
  server.trouble = 'network';
  const { provider, left } = open(server, tablet);
  await provider.checkAuth({});
  expect(await provider.getPermissions()).toEqual(anna);
  expect(left).toEqual([]);
});

test('without network and without a memory it waits for the server, then goes on', async () => {
  const server = fakeServer();
  server.trouble = 'network';
  const { provider, session, left } = open(server);
  let passed = false;
  const check = provider.checkAuth({}).then(() => {
    passed = true;
  });
  const permissions = provider.getPermissions();
  await settle();
  expect(passed).toBe(false);
  server.trouble = null;
  await session.refresh();
  await check;
  expect([passed, await permissions, left]).toEqual([true, anna, []]);
});

test('a refused call never signs out by itself', async () => {
  const { provider, server, tablet } = open();
  await provider.checkAuth({});
  await provider.checkError(new HttpError('SESSION_ENDED', 401, { code: 'SESSION_ENDED' }));
  await provider.checkError(new HttpError('FORBIDDEN', 403, { code: 'FORBIDDEN' }));
  expect(server.calls).not.toContain('POST /api/session/signout');
  expect(await tablet.identity.read()).toEqual(anna);
});

test('after the session ended the next screen leads to the sign-in page', async () => {
  const { provider, server, session, left } = open();
  await provider.checkAuth({});
  server.actor = null;
  await session.refresh('token-1');
  void provider.checkAuth({});
  await settle();
  expect(left).toEqual(['sign in']);
});

test('after the session ended somebody with unsent work stays where he or she is', async () => {
  const { provider, server, session, left } = open();
  await provider.checkAuth({});
  server.actor = null;
  await session.refresh('token-1');
  // Of the local store only what is asked here.
  setCurrentClient({
    subscribe: () => () => {},
    outbox: () => ({ waiting: 1, refused: 0, photos: 0 }),
  } as unknown as OfflineClient);
  await provider.checkAuth({});
  setCurrentClient(null);
  expect(left).toEqual([]);
  expect(await provider.getPermissions()).toEqual(anna);
});

test('after the session ended somebody who has typed something stays with it', async () => {
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  const { provider, server, session, left } = open();
  await provider.checkAuth({});
  server.actor = null;
  await session.refresh('token-1');
  const release = holdUnsavedWork();
  await provider.checkAuth({});
  release();
  vi.unstubAllGlobals();
  expect(left).toEqual([]);
});

test('signing out ends the session, forgets the person and leaves the page', async () => {
  const { provider, server, tablet, left } = open();
  await provider.checkAuth({});
  expect(await provider.logout({})).toBe(false);
  expect([server.actor, await tablet.identity.read(), left]).toEqual([
    null,
    null,
    ['/index.html/afterlogout'],
  ]);
});
