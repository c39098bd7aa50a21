import { newId } from '@plumbline/resources/language/ids';
import type { SessionRow } from '@plumbline/resources/rules/auth/session';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { signInState } from '../signInState';
import { buildContact, buildInstance, buildSomebody } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();

async function device(email: string) {
  const { browser } = await signIn(server, email);
  const { accessToken } = await refresh(browser);
  const call = (method: string, url: string, body?: unknown) =>
    browser.call(method, url, { token: accessToken, ...(body === undefined ? {} : { body }) });
  return { browser, accessToken, call };
}
const statusOf = async (response: Promise<Response>) => (await response).status;

describe('signing out', () => {
  test('ends this device at once and leaves the others', async () => {
    const { email } = await buildSomebody(server.db);
    const [tablet, laptop] = [await device(email), await device(email)];
    expect(await statusOf(tablet.call('GET', '/api/whoami'))).toBe(200);
    const response = await tablet.browser.call('POST', '/api/session/signout');
    expect([response.status, await response.json()]).toEqual([200, { endSessionUrl: null }]);
    expect(tablet.browser.cookies.map(({ name }) => name)).not.toContain('plumbline-session');
    expect(await statusOf(tablet.call('GET', '/api/whoami'))).toBe(401);
    expect(await statusOf(laptop.call('GET', '/api/whoami'))).toBe(200);
    await refresh(laptop.browser);
  });

  test('stands in the security log of the account, once for each device that was signed out', async () => {
    const { email, user } = await buildSomebody(server.db);
    const [tablet, laptop] = [await device(email), await device(email)];
    const events = () => server.db('securityEvents').where({ user, kind: 'SIGNED_OUT' });
    for (const _again of [1, 2]) await tablet.browser.call('POST', '/api/session/signout');
    const { instance } = await server.db('contacts').where({ user }).first('instance');
    expect(await events()).toMatchObject([{ instance, address: expect.stringMatching(/./) }]);
    await device(email);
    await laptop.call('POST', '/api/session/signout-everywhere');
    expect(await events()).toHaveLength(3);
  });

  test('is known to other processes within ten seconds', async () => {
    const { email } = await buildSomebody(server.db);
    const tablet = await device(email);
    const other = await server.start({ origin: server.origin });
    const there = () =>
      fetch(`http://127.0.0.1:${other.config.port}/api/whoami`, {
        headers: { authorization: `Bearer ${tablet.accessToken}` },
      });
    expect((await there()).status).toBe(200);
    await tablet.browser.call('POST', '/api/session/signout');
    server.wait(11);
    expect((await there()).status).toBe(401);
  });

  test('works with an expired access token and does no harm twice or without a session', async () => {
    const { email } = await buildSomebody(server.db);
    const tablet = await device(email);
    server.wait(20 * 60);
    expect(await statusOf(tablet.call('GET', '/api/whoami'))).toBe(401);
    for (const _again of [1, 2])
      expect(await statusOf(tablet.browser.call('POST', '/api/session/signout'))).toBe(200);
  });

  test('everywhere ends all devices of the person and of nobody else', async () => {
    const [anna, jan] = [await buildSomebody(server.db), await buildSomebody(server.db)];
    const [tablet, laptop, stranger] = [
      await device(anna.email),
      await device(anna.email),
      await device(jan.email),
    ];
    expect(await statusOf(tablet.call('POST', '/api/session/signout-everywhere'))).toBe(200);
    for (const { call, browser } of [tablet, laptop]) {
      expect(await statusOf(call('GET', '/api/whoami'))).toBe(401);
      await expect(refresh(browser)).rejects.toThrow(/NOT_SIGNED_IN|SESSION_ENDED/);
    }
    expect(await statusOf(stranger.call('GET', '/api/whoami'))).toBe(200);
  });

  test.each(['/api/session/signout', '/api/session/signout-everywhere'])(
    'is not done for a page of another origin: %s',
    async (address) => {
      const { email } = await buildSomebody(server.db);
      const { browser, accessToken, call } = await device(email);
      expect(
        await statusOf(browser.call('POST', address, { token: accessToken, origin: 'https://evil.example' })),
      ).toBe(403);
      expect(await statusOf(call('GET', '/api/whoami'))).toBe(200);
    },
  );
});

describe('devices', () => {
  test('are listed with the present one marked, and can be ended one by one', async () => {
    const [anna, jan] = [await buildSomebody(server.db), await buildSomebody(server.db)];
    const [tablet, laptop, stranger] = [
      await device(anna.email),
      await device(anna.email),
      await device(jan.email),
    ];
    const list = async () => (await (await tablet.call('GET', '/api/session/list')).json()) as SessionRow[];
    const rows = await list();
    expect(rows.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      userAgent: 'Hall tablet',
      address: expect.stringContaining('127.0.0.1'),
      createdAt: expect.any(String),
      lastSeen: expect.any(String),
      isCurrent: expect.any(Boolean),
    });
    const other = rows.find(({ isCurrent }) => !isCurrent)?.id;
    expect(await statusOf(stranger.call('DELETE', `/api/session/${other}`))).toBe(404);
    expect(await statusOf(laptop.call('GET', '/api/whoami'))).toBe(200);
    expect(await statusOf(tablet.call('DELETE', `/api/session/${other}`))).toBe(200);
    expect(await statusOf(laptop.call('GET', '/api/whoami'))).toBe(401);
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test('nobody without a bearer sees any', async () => {
    const { email } = await buildSomebody(server.db);
    const { browser } = await device(email);
    expect(await statusOf(browser.call('GET', '/api/session/list'))).toBe(401);
  });
});

describe('accounts', () => {
  test('one person goes over to another account and finds it again after signing in', async () => {
    const anna = await buildSomebody(server.db);
    const tablet = await device(anna.email);
    const before = tablet.accessToken;
    const instance = await buildInstance(server.db, {
      companyName: 'Magazyn Sp. z o.o.',
      instanceType: 'COMPANY',
    });
    const contact = await buildContact(server.db, instance, anna.user, { instanceRole: 'Employee' });

    const switched = (await (
      await tablet.call('POST', '/api/session/switch', { contact })
    ).json()) as Awaited<ReturnType<typeof refresh>>;
    expect(switched.actor).toMatchObject({ contact, instance, instanceType: 'COMPANY', role: 'Employee' });
    expect(switched.actor.contacts.map(({ instanceName }) => instanceName)).toEqual([
      'Magazyn Sp. z o.o.',
      'Regały Kowalski',
    ]);
    expect(
      await (await tablet.browser.call('GET', '/api/whoami', { token: switched.accessToken })).json(),
    ).toMatchObject({ instance, role: 'Employee' });
    // A tab that still shows the first account goes on in the first account.
    expect(await (await tablet.browser.call('GET', '/api/whoami', { token: before })).json()).toMatchObject({
      instance: anna.instance,
      role: 'Owner',
    });
    expect((await refresh(tablet.browser)).actor.instance).toBe(instance);
    expect((await refresh((await device(anna.email)).browser)).actor.instance).toBe(instance);
  });

  test.each([() => newId(), () => null, () => 'x', () => ({}), () => undefined])(
    'nobody goes over to an account of others',
    async (make) => {
      const anna = await buildSomebody(server.db);
      const tablet = await device(anna.email);
      expect([404, 422]).toContain(
        await statusOf(tablet.call('POST', '/api/session/switch', { contact: make() })),
      );
      const { contact } = await buildSomebody(server.db);
      expect(await statusOf(tablet.call('POST', '/api/session/switch', { contact }))).toBe(404);
      expect((await refresh(tablet.browser)).actor.contact).toBe(anna.contact);
    },
  );
});

describe('an access token', () => {
  test('is worth nothing after fifteen minutes', async () => {
    const { call } = await device((await buildSomebody(server.db)).email);
    server.wait(14 * 60);
    expect(await statusOf(call('GET', '/api/whoami'))).toBe(200);
    server.wait(61);
    const response = await call('GET', '/api/whoami');
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'SESSION_ENDED' }]);
  });

  test('must be signed by us, for us, as an access token', async () => {
    const anna = await buildSomebody(server.db);
    const { accessToken, browser } = await device(anna.email);
    const { keys } = await signInState(server.api);
    const [header, payload, signature] = accessToken.split('.');
    const base = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const signed = (claims: Record<string, unknown>, typ = 'at+jwt', key = keys.access) =>
      new SignJWT({ ...base, ...claims }).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const status = (token: string) => statusOf(browser.call('GET', '/api/whoami', { token }));
    expect(await status(await signed({}))).toBe(200);
    const forged = [
      await signed({}, 'at+jwt', new Uint8Array(32)),
      await signed({}, 'JWT'),
      await signed({ iss: 'https://evil.example' }),
      await signed({ aud: 'other' }),
      await signed({ exp: undefined }),
      await signed({ sid: newId() }),
      await signed({ sub: newId() }),
      await signed({ contact: newId() }),
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.${'A'.repeat(43)}`,
      'x',
      '',
      'plb_x',
    ];
    for (const token of forged)
      expect([token, await status(token)]).toEqual([token, token === '' ? 200 : 401]);
  });

  test.each(['Basic YTpi', 'Bearer', 'Bearer  ', 'x'])(
    'a header that is none is refused: %s',
    async (authorization) => {
      const response = await fetch(`${server.origin}/api/whoami`, { headers: { authorization } });
      expect(response.status).toBe(401);
    },
  );

  test('no header is no actor', async () => {
    expect(await (await fetch(`${server.origin}/api/whoami`)).json()).toBeNull();
  });
});
