import { describe, expect, test, vi } from 'vitest';
import { anna, device, type FakeServer, fakeServer, jan } from './testing';

const refreshes = (calls: string[]) => calls.filter((call) => call === 'POST /api/session/refresh').length;

/** A start on Anna's device behind a server that answers only when it is let. */
async function slowStart(server: FakeServer) {
  const { fetch } = server;
  let answer = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.fetch = (...request) => answering.then(() => fetch(...request));
  const tablet = device(server);
  await tablet.identity.write(anna);
  const { session } = tablet.open();
  const started = session.start();
  await vi.waitUntil(() => session.status().actor !== null, { interval: 0, timeout: 120_000 });
  return { session, started, answer };
}

describe('at start', () => {
  test('the cookie signs in, and the person is remembered for hours without network', async () => {
    const tablet = device(fakeServer());
    const { session } = tablet.open();
    expect(await session.start()).toEqual({ state: 'signedIn', actor: anna, code: null });
    expect(await session.token()).toBe('token-1');
    expect(await tablet.identity.read()).toEqual(anna);
  });

  test('several callers at once ask the server once', async () => {
    const server = fakeServer();
    const { session } = device(server).open();
    const tokens = await Promise.all([session.token(), session.token(), session.start(), session.token()]);
    expect([tokens[0], tokens[1], tokens[3], refreshes(server.calls)]).toEqual([
      'token-1',
      'token-1',
      'token-1',
      1,
    ]);
  });

  test('without a cookie and without a memory nobody is signed in', async () => {
    const server = fakeServer(null);
    server.refusal = 'NOT_SIGNED_IN';
    const { session } = device(server).open();
    expect(await session.start()).toEqual({ state: 'signedOut', actor: null, code: 'NOT_SIGNED_IN' });
    expect(await session.token()).toBeNull();
    expect(refreshes(server.calls)).toBe(1);
  });

  test.each(['network', 502, 503, 429, 'portal'] as const)(
    'without a server (%s) the person of last time works on',
    async (trouble) => {
      const server = fakeServer();
      const tablet = device(server);
      await tablet.identity.write(anna);
      server.trouble = trouble;
      const { session } = tablet.open();
      expect(await session.start()).toEqual({ state: 'offline', actor: anna, code: null });
      expect(await session.token()).toBeNull();
      expect(await tablet.identity.read()).toEqual(anna);
    },
  );

  test('while the server takes its time the person of last time works on, once that is asked for', async () => {
    const { session, started, answer } = await slowStart(fakeServer());
    expect(session.status().state).toBe('unknown');
    session.goOnRemembered();
    expect(session.status()).toEqual({ state: 'remembered', actor: anna, code: null });
    answer();
    expect(await started).toEqual({ state: 'signedIn', actor: anna, code: null });
    session.goOnRemembered();
    expect(session.status().state).toBe('signedIn');
  });

  test('the word that somebody else is signed in does not reach the screens of the one before', async () => {
    const { session, started, answer } = await slowStart(fakeServer(jan));
    session.goOnRemembered();
    answer();
    expect(await started).toEqual({ state: 'ended', actor: anna, code: 'ACTOR_CHANGED' });
    expect(await session.token()).toBeNull();
  });

  test('there is nobody to go on with where nobody has worked', async () => {
    const { session } = device(fakeServer()).open();
    session.goOnRemembered();
    expect(session.status().state).toBe('unknown');
  });

  test('what the device is to note for the next time is not waited for', async () => {
    const tablet = device(fakeServer());
    tablet.identity.write = () => new Promise(() => {});
    expect((await tablet.open().session.start()).state).toBe('signedIn');
  });

  test('without a server and without a memory it says that the server is out of reach', async () => {
    const server = fakeServer();
    server.trouble = 'network';
    const { session } = device(server).open();
    expect((await session.start()).state).toBe('unreachable');
  });

  test('another person than last time takes the place of the one before', async () => {
    const tablet = device(fakeServer(jan));
    await tablet.identity.write(anna);
    const { session } = tablet.open();
    expect(await session.start()).toEqual({ state: 'signedIn', actor: jan, code: null });
    expect(await tablet.identity.read()).toEqual(jan);
  });
});

describe('renewing', () => {
  test('is planned after a tenth of the lifetime', async () => {
    const server = fakeServer();
    const { session, planned } = device(server).open();
    await session.start();
    expect(planned()?.after).toBe(90_000);
    planned()?.run();
    await session.refresh();
    expect(await session.token()).toBe('token-2');
  });

  test('happens when a token runs out by the clock of the device, whatever the server calls the time', async () => {
    const tablet = device(fakeServer());
    const { session } = tablet.open();
    expect(await session.token()).toBe('token-1');
    tablet.clock += 895_000;
    expect(await session.token()).toBe('token-2');
  });

  test('of two tabs at the same instant asks the server once', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const [one, two] = [tablet.open().session, tablet.open().session];
    await one.start();
    await two.start();
    const before = refreshes(server.calls);
    const [old] = [await one.token(), await two.token()];
    await Promise.all([one.refresh(old ?? ''), two.refresh(old ?? '')]);
    expect(refreshes(server.calls) - before).toBe(1);
    expect(await one.token()).toBe(await two.token());
  });

  test('fails without a server and is tried again; the person stays', async () => {
    const server = fakeServer();
    const { session, planned } = device(server).open();
    await session.start();
    server.trouble = 'network';
    expect(await session.refresh('token-1')).toEqual({ state: 'offline', actor: anna, code: null });
    // The old token is still good.
    expect(await session.token()).toBe('token-1');
    expect(planned()?.after).toBe(30_000);
    server.trouble = null;
    expect((await session.refresh('token-1')).state).toBe('signedIn');
  });
});

test('back from a short tunnel the server is asked at once, although the token would still do', async () => {
  const server = fakeServer();
  const { session } = device(server).open();
  await session.start();
  server.trouble = 'network';
  await session.refresh('token-1');
  server.trouble = null;
  expect((await session.refresh()).state).toBe('signedIn');
});

describe('when the server no longer accepts the session', () => {
  test('the person stays on the screen, nothing is forgotten and the server is left in peace', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session, planned } = tablet.open();
    await session.start();
    server.actor = null;
    expect(await session.refresh('token-1')).toEqual({ state: 'ended', actor: anna, code: 'SESSION_ENDED' });
    expect(await tablet.identity.read()).toEqual(anna);
    expect([await session.token(), await session.token(), planned(), refreshes(server.calls)]).toEqual([
      null,
      null,
      null,
      2,
    ]);
  });

  test('signing in again in another tab brings this one back', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session } = tablet.open();
    await session.start();
    server.actor = null;
    await session.refresh('token-1');
    server.actor = anna;
    await tablet.open().session.start();
    expect(session.status()).toEqual({ state: 'signedIn', actor: anna, code: null });
    expect(await session.token()).toBe('token-2');
  });

  test('a tab of one person never takes the token of another one', async () => {
    const server = fakeServer();
    const tablet = device(server);
    const { session } = tablet.open();
    await session.start();
    const changed = vi.fn();
    session.onActorChanged(changed);
    server.actor = jan;
    await tablet.open().session.start();
    expect(session.status()).toEqual({ state: 'ended', actor: anna, code: 'ACTOR_CHANGED' });
    expect(await session.token()).toBeNull();
    expect(changed.mock.calls).toEqual([[anna, jan]]);
  });

  test('nor the token of another account, when it comes back from a hall without network', async () => {
    const server = fakeServer({ ...anna, instance: 'two', contact: 'anna-at-two' });
    const tablet = device(server);
    await tablet.identity.write(anna);
    server.trouble = 'network';
    const { session } = tablet.open();
    await session.start();
    server.trouble = null;
    expect((await session.refresh()).code).toBe('ACTOR_CHANGED');
    expect(await session.token()).toBeNull();
  });
});

test('changed rights are told once, and the same rights in another order are none', async () => {
  const server = fakeServer({ ...anna, locations: ['a', 'b'] });
  const { session } = device(server).open();
  await session.start();
  const changed = vi.fn();
  session.onActorChanged(changed);
  server.actor = { ...anna, locations: ['b', 'a'] };
  await session.refresh('token-1');
  expect(changed).not.toHaveBeenCalled();
  server.actor = { ...anna, locations: ['b'] };
  await session.refresh('token-2');
  expect(changed.mock.calls).toEqual([
    [
      { ...anna, locations: ['b', 'a'] },
      { ...anna, locations: ['b'] },
    ],
  ]);
});
