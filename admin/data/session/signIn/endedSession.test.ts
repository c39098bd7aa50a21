import { describe, expect, test, vi } from 'vitest';
import { anna, device, fakeServer } from './testing';

describe('a session that the server has ended', () => {
  /** Opens the app on Anna's device, whose session is over by then. */
  async function opened(answer: { code: string; data?: object }) {
    const server = fakeServer();
    const tablet = device(server);
    await tablet.open().session.start();
    await vi.waitFor(async () => expect(await tablet.identity.read()).toEqual(anna));
    const { fetch } = server;
    server.fetch = async () => Response.json({ message: '', data: {}, ...answer }, { status: 401 });
    const { session } = tablet.open();
    const revoked: unknown[] = [];
    session.onRevoked((whose) => void revoked.push(whose));
    const { state, actor } = await session.start();
    server.fetch = fetch;
    return { server, tablet, state, actor, revoked };
  }

  test.each(['signedOutEverywhere', 'passwordChanged', 'userLocked', 'memberRemoved'])(
    'for a reason (%s) opens nothing at the next start, nor offline, and what the device holds goes',
    async (reason) => {
      const { server, tablet, revoked, ...status } = await opened({
        code: 'SESSION_ENDED',
        data: { reason },
      });
      expect(status).toEqual({ state: 'signedOut', actor: null });
      expect(revoked).toEqual([anna]);
      await vi.waitFor(async () => expect(await tablet.identity.read()).toBeNull());
      server.trouble = 'network';
      expect((await tablet.open().session.start()).state).toBe('unreachable');
    },
  );

  test('because it ran out asks for the password, and a hall without network is worked in all the same', async () => {
    const { server, tablet, revoked, ...status } = await opened({
      code: 'SESSION_ENDED',
      data: { reason: 'ended' },
    });
    expect([status, revoked]).toEqual([{ state: 'signedOut', actor: null }, []]);
    server.trouble = 'network';
    expect((await tablet.open().session.start()).state).toBe('offline');
  });

  test('while somebody works leaves the screen as it is; the next start opens nothing', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session } = tablet.open();
    await session.start();
    server.fetch = async () =>
      Response.json(
        { code: 'SESSION_ENDED', message: '', data: { reason: 'passwordChanged' } },
        { status: 401 },
      );
    expect((await session.refresh('token-1')).state).toBe('ended');
    await vi.waitFor(async () => expect(await tablet.identity.isRevoked()).toBe(true));
    server.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const next = tablet.open().session;
    const revoked: unknown[] = [];
    next.onRevoked((whose) => void revoked.push(whose));
    expect([(await next.start()).state, revoked]).toEqual(['unreachable', [anna]]);
    await vi.waitFor(async () => expect(await tablet.identity.isRevoked()).toBe(false));
  });
});

describe('signing out', () => {
  test('tells the server and all tabs and forgets the person', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const [one, two] = [tablet.open().session, tablet.open().session];
    await one.start();
    await two.start();
    expect(await one.signOut()).toBeNull();
    expect([one.status().state, two.status().state]).toEqual(['signedOut', 'signedOut']);
    expect(await tablet.identity.read()).toBeNull();
    expect([server.actor, await tablet.identity.owesSignOut()]).toEqual([null, false]);
    expect([await one.remembered(), await two.remembered()]).toEqual([null, null]);
  });

  test('without network the device forgets at once and tells the server later, before anything else', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session } = tablet.open();
    await session.start();
    server.trouble = 'network';
    await session.signOut();
    expect((await tablet.open().session.start()).state).toBe('unreachable');
    server.trouble = null;
    const later = tablet.open().session;
    expect((await later.start()).state).toBe('signedOut');
    expect([server.actor, await tablet.identity.owesSignOut()]).toEqual([null, false]);
  });

  test('without network is final: no timer, no other tab and no sign-in page undoes it', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session } = tablet.open();
    await session.start();
    server.trouble = 'network';
    await session.signOut();
    // The page that opens then, and one that missed what was told.
    const next = tablet.open();
    await next.session.start();
    expect(await next.session.settleSignOut()).toBe(false);
    server.trouble = null;
    server.calls.length = 0;
    next.planned()?.run();
    await vi.waitFor(() => expect(next.session.status().state).toBe('signedOut'));
    expect([server.calls, server.actor]).toEqual([['POST /api/session/signout'], null]);
    expect([await next.session.token(), await tablet.identity.read()]).toEqual([null, null]);
    expect(await next.session.settleSignOut()).toBe(true);
  });

  test('a tab that is closed before the server has answered has signed out all the same', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const tab = tablet.open().session;
    await tab.start();
    const { fetch } = server;
    server.fetch = () => new Promise(() => {});
    const hanging = device(server);
    hanging.identity = tablet.identity;
    const closed = hanging.open().session;
    void closed.signOut();
    await vi.waitFor(async () => expect(await tablet.identity.owesSignOut()).toBe(true));
    server.fetch = fetch;
    server.calls.length = 0;
    expect((await tablet.open().session.start()).state).toBe('signedOut');
    expect(server.calls).toEqual(['POST /api/session/signout']);
  });

  test('without network, a tab that asks for a token later tells the server first', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const tab = tablet.open().session;
    await tab.start();
    await tablet.identity.setOwesSignOut(true);
    server.calls.length = 0;
    await tab.refresh(await tab.token().then((token) => token ?? ''));
    expect([server.calls, tab.status().state]).toEqual([['POST /api/session/signout'], 'signedOut']);
  });

  test('an answer that was on its way signs nobody in again, in this tab or another one', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const [one, two] = [tablet.open().session, tablet.open().session];
    await one.start();
    await two.start();
    tablet.clock += 890_000;
    const asked = two.token();
    await one.signOut();
    await asked;
    expect([one.status().state, two.status().state]).toEqual(['signedOut', 'signedOut']);
    expect(await tablet.identity.read()).toBeNull();
  });

  test('a page that was put by notices that somebody left', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const tab = tablet.open().session;
    await tab.start();
    await vi.waitFor(async () => expect(await tablet.identity.read()).toEqual(anna));
    await tab.noticeDeparture();
    expect(tab.status().state).toBe('signedIn');
    await tablet.identity.forget();
    await tab.noticeDeparture();
    expect([tab.status().state, await tab.token()]).toEqual(['signedOut', null]);
  });

  test('everywhere is not claimed when the server was not told', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session } = tablet.open();
    await session.start();
    server.trouble = 'network';
    await expect(session.signOut(true)).rejects.toThrow('network failure');
    expect([session.status().state, await tablet.identity.read()]).toEqual(['signedIn', anna]);
  });
});
