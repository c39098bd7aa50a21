import { unlockBits } from '@plumbline/resources/rules/auth/unlockCheck';
import { describe, expect, test } from 'vitest';
import { device, fakeServer, jan } from './testing';

describe('the lock', () => {
  async function locked() {
    const server = fakeServer();
    const tablet = device(server);
    const [one, two] = [tablet.open(), tablet.open()];
    await one.session.start();
    await two.session.start();
    tablet.clock += 1_000;
    expect(await one.session.lock()).toBe(true);
    return { server, tablet, one: one.session, two: two.session, planned: one.planned };
  }

  test('closes all tabs, holds back what waits for a token, and lets go when the person has proved to be there', async () => {
    const { one, two, server, planned } = await locked();
    expect([one.isLocked(), two.isLocked(), one.status().code]).toEqual([true, true, 'SESSION_LOCKED']);
    expect(planned()).toBeNull();
    let token: string | null | undefined;
    const waiting = two.token().then((got) => {
      token = got;
    });
    await expect(one.unlock({ password: 'wrong' })).rejects.toMatchObject({ status: 422 });
    expect([token, one.isLocked()]).toEqual([undefined, true]);
    await one.unlock({ password: 'right' });
    await waiting;
    expect([one.isLocked(), two.isLocked(), one.status().state]).toEqual([false, false, 'signedIn']);
    expect(token).toMatch(/^token-/);
    expect(server.isLocked).toBe(false);
  });

  test('is not engaged where the server cannot be asked: it could not be opened there', async () => {
    const server = fakeServer();
    const { session } = device(server).open();
    await session.start();
    server.trouble = 'network';
    expect([await session.lock(), session.isLocked(), session.status().state]).toEqual([
      false,
      false,
      'signedIn',
    ]);
  });

  test('outlives a reload, with or without network', async () => {
    const { tablet, server } = await locked();
    const reloaded = tablet.open().session;
    expect((await reloaded.start()).code).toBe('SESSION_LOCKED');
    server.trouble = 'network';
    const offline = tablet.open().session;
    expect((await offline.start()).state).toBe('offline');
    expect([reloaded.isLocked(), offline.isLocked()]).toEqual([true, true]);
  });

  test('is not opened by an answer from before, nor by a server that does not know of it', async () => {
    const { one, server } = await locked();
    server.isLocked = false;
    await one.refresh();
    expect([one.isLocked(), server.isLocked]).toEqual([true, true]);
  });

  test('opens when the same person signs in in another window, and the session before is ended', async () => {
    const { one, two, tablet, server } = await locked();
    Object.assign(server, { isLocked: false, provenAgo: 0, session: 'session-2' });
    tablet.clock += 60_000;
    await tablet.open().session.start();
    expect([one.isLocked(), two.isLocked(), await one.token()]).toEqual([false, false, expect.any(String)]);
    expect(server.calls).toContain('DELETE /api/session/session-1');
  });

  test('stays over the work of one person when another one signs in', async () => {
    const { one, tablet, server } = await locked();
    Object.assign(server, { isLocked: false, provenAgo: 0, session: 'session-2', actor: jan });
    tablet.clock += 60_000;
    const other = tablet.open().session;
    expect((await other.start()).actor).toEqual(jan);
    expect([one.isLocked(), one.status().code, other.isLocked()]).toEqual([true, 'ACTOR_CHANGED', false]);
  });

  describe('where the server cannot be reached', () => {
    /** A hall without network, and a device that was locked before it was carried there. */
    async function inHall(password = 'right') {
      const given = { salt: '00112233445566778899aabbccddeeff', iterations: 10 };
      const server = fakeServer();
      server.unlockCheck = { ...given, bits: String(await unlockBits('right', given)) };
      const tablet = device(server);
      const [one, two] = [tablet.open().session, tablet.open().session];
      await one.start();
      await two.start();
      tablet.clock += 1_000;
      await one.lock();
      server.trouble = 'network';
      const guess = (word = password) =>
        one.unlock({ password: word }).then(
          () => 'open',
          (error) => error.body?.errors?.password?.message ?? error.body?.code ?? error.message,
        );
      return { server, tablet, one, two, guess };
    }

    test('the password opens it in all tabs, and somebody goes on; the server asks once more when it is back', async () => {
      const { server, tablet, one, two, guess } = await inHall();
      expect(await guess('wrong')).toBe('validation.wrongPassword');
      expect(one.isLocked()).toBe(true);
      expect(await guess()).toBe('open');
      expect([one.isLocked(), two.isLocked(), one.status().state]).toEqual([false, false, 'offline']);
      expect(await tablet.identity.lockedSince()).toBeNull();
      // Not covered again in the middle of an audit: signing in is asked for above the screen, and nothing is sent before.
      server.trouble = null;
      await one.refresh();
      expect([one.isLocked(), one.status().state, one.status().code]).toEqual([
        false,
        'ended',
        'SESSION_LOCKED',
      ]);
      expect(await one.token()).toBeNull();
      Object.assign(server, { isLocked: false, provenAgo: 0, session: 'session-2' });
      await tablet.open().session.start();
      expect([one.status().state, await one.token()]).toEqual(['signedIn', expect.any(String)]);
      expect(server.calls).toContain('DELETE /api/session/session-1');
    });

    test('also behind a portal, and where the server is in trouble', async () => {
      for (const trouble of ['portal', 503] as const) {
        const { server, guess } = await inHall();
        server.trouble = trouble;
        expect(await guess()).toBe('open');
      }
    });

    test('five wrong guesses are all, also after a reload, until the server has spoken', async () => {
      const { server, tablet, guess } = await inHall();
      for (let count = 1; count <= 5; count += 1) expect(await guess(`guess ${count}`)).toContain('wrong');
      expect(await guess()).toBe('UNLOCK_TRIES_USED');
      const reloaded = tablet.open().session;
      await reloaded.start();
      await expect(reloaded.unlock({ password: 'right' })).rejects.toMatchObject({
        body: { code: 'UNLOCK_TRIES_USED' },
      });
      expect(reloaded.isLocked()).toBe(true);
      server.trouble = null;
      await reloaded.unlock({ password: 'right' });
      expect((await tablet.identity.unlockCheck())?.tries).toBe(0);
    });

    test('nobody else’s password does, and none where the device keeps nothing', async () => {
      const { tablet, guess } = await inHall();
      const kept = await tablet.identity.unlockCheck();
      await tablet.identity.setUnlockCheck(kept && { ...kept, user: 'jan' });
      expect(await guess()).toContain('network failure');
      await tablet.identity.setUnlockCheck(null);
      expect(await guess()).toContain('network failure');
    });

    test('signing out leaves nothing to guess at', async () => {
      const { tablet, one } = await inHall();
      await one.signOut();
      expect(await tablet.identity.unlockCheck()).toBeNull();
    });
  });

  test('says so when the session has ended meanwhile, and signing out opens it', async () => {
    const { one, server } = await locked();
    server.actor = null;
    server.isLocked = false;
    await expect(one.unlock({ password: 'right' })).rejects.toMatchObject({ status: 401 });
    expect([one.isLocked(), one.status().code]).toEqual([true, 'SESSION_ENDED']);
    await one.signOut();
    expect([one.isLocked(), one.status().state]).toEqual([false, 'signedOut']);
  });
});
