import type { Actor } from '@plumbline/resources/language/permissions';
import type { ApiTokenRow } from '@plumbline/resources/rules/auth/session';
import { describe, expect, test } from 'vitest';
import { issueDemoToken } from '../issueDemoToken';
import { buildContact, buildInstance, buildSomebody, buildUser } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();

async function signedIn() {
  const somebody = await buildSomebody(server.db);
  const { browser } = await signIn(server, somebody.email);
  const { accessToken } = await refresh(browser);
  const call = (method: string, url: string, body?: unknown) =>
    browser.call(method, url, { token: accessToken, ...(body === undefined ? {} : { body }) });
  const make = async (draft: Record<string, unknown> = {}) => {
    const response = await call('POST', '/api/apiTokens', {
      name: 'Nightly export',
      scopes: ['read', 'write'],
      ...draft,
    });
    return { status: response.status, body: (await response.json()) as ApiTokenRow & { token: string } };
  };
  return { ...somebody, call, make };
}
const whoami = (token: string) =>
  fetch(`${server.origin}/api/whoami`, { headers: { authorization: `Bearer ${token}` } });
const list = async (call: Awaited<ReturnType<typeof signedIn>>['call']) =>
  (await (await call('GET', '/api/apiTokens')).json()) as ApiTokenRow[];

describe('a personal API token', () => {
  test('speaks for its owner in the account it was made in, with its scopes', async () => {
    const anna = await signedIn();
    const { status, body } = await anna.make({ scopes: ['read'] });
    expect([status, body.token]).toEqual([201, expect.stringMatching(/^plb_[\w-]{43}$/)]);
    expect((await (await whoami(body.token)).json()) as Actor).toEqual({
      user: anna.user,
      broker: null,
      contact: anna.contact,
      license: null,
      instance: anna.instance,
      instanceType: 'AUDITOR',
      role: 'Owner',
      locations: 'all',
      categories: 'all',
      language: 'pl-PL',
      email: anna.email,
      tokenScopes: ['read'],
    });
  });

  test('is shown once and kept as a hash', async () => {
    const anna = await signedIn();
    const {
      body: { token, ...row },
    } = await anna.make({ expiresAt: '2099-01-01T00:00:00.000Z' });
    expect(row).toEqual({
      id: expect.any(String),
      name: 'Nightly export',
      scopes: ['read', 'write'],
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: '2099-01-01T00:00:00.000Z',
    });
    expect(await list(anna.call)).toEqual([row]);
    expect(JSON.stringify(await server.db('apiTokens').where({ id: row.id }))).not.toContain(token.slice(4));
  });

  test('is refused as soon as it is revoked', async () => {
    const anna = await signedIn();
    const { body } = await anna.make();
    expect((await whoami(body.token)).status).toBe(200);
    expect((await anna.call('DELETE', `/api/apiTokens/${body.id}`)).status).toBe(200);
    const refused = await whoami(body.token);
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'TOKEN_INVALID' }]);
    expect(await list(anna.call)).toEqual([]);
    expect((await anna.call('DELETE', `/api/apiTokens/${body.id}`)).status).toBe(404);
  });

  test('is refused after its last day, also when it was used a moment before', async () => {
    const anna = await signedIn();
    const { body } = await anna.make({
      expiresAt: new Date(server.api.now().getTime() + 5000).toISOString(),
    });
    expect((await whoami(body.token)).status).toBe(200);
    server.wait(6);
    expect((await whoami(body.token)).status).toBe(401);
    server.wait(11);
    expect((await whoami(body.token)).status).toBe(401);
  });

  test.each([
    ['contacts', (anna: { contact: string }) => ({ id: anna.contact }), { instanceRole: null }],
    ['contacts', (anna: { contact: string }) => ({ id: anna.contact }), { deletedAt: new Date() }],
    ['users', (anna: { user: string }) => ({ id: anna.user }), { isActive: false }],
  ] as const)('ends with its owner’s right to be there: %s', async (table, which, change) => {
    const anna = await signedIn();
    const { body } = await anna.make();
    expect((await whoami(body.token)).status).toBe(200);
    await server.db(table).where(which(anna)).update(change);
    server.wait(11);
    expect((await whoami(body.token)).status).toBe(401);
  });

  test('notes its use at most once a minute', async () => {
    const anna = await signedIn();
    const { body } = await anna.make();
    const used = async () => (await list(anna.call))[0]?.lastUsedAt;
    await whoami(body.token);
    const first = await used();
    expect(first).toEqual(expect.any(String));
    server.wait(30);
    await whoami(body.token);
    expect(await used()).toBe(first);
    server.wait(31);
    await whoami(body.token);
    expect(await used()).not.toBe(first);
  });

  test('manages neither tokens nor sessions', async () => {
    const anna = await signedIn();
    const { body } = await anna.make();
    const calls = [
      ['GET', '/api/apiTokens'],
      ['POST', '/api/apiTokens'],
      ['DELETE', `/api/apiTokens/${body.id}`],
      ['GET', '/api/session/list'],
      ['POST', '/api/session/signout-everywhere'],
      ['POST', '/api/session/switch'],
    ] as const;
    for (const [method, url] of calls) {
      const response = await fetch(`${server.origin}${url}`, {
        method,
        headers: { authorization: `Bearer ${body.token}`, origin: server.origin },
      });
      expect([url, response.status, await response.json()]).toMatchObject([
        url,
        403,
        { code: 'SESSION_NEEDED' },
      ]);
    }
  });

  test('of others is neither seen nor revoked', async () => {
    const [anna, jan] = [await signedIn(), await signedIn()];
    const { body } = await anna.make();
    expect(await list(jan.call)).toEqual([]);
    expect((await jan.call('DELETE', `/api/apiTokens/${body.id}`)).status).toBe(404);
    expect((await whoami(body.token)).status).toBe(200);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 1 }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes.0'],
    [{ scopes: ['read', 'admin'] }, 'scopes.1'],
    [{ scopes: 'read' }, 'scopes'],
    [{ expiresAt: 'soon' }, 'expiresAt'],
    [{ expiresAt: '2001-01-01' }, 'expiresAt'],
    [{ expiresAt: 5 }, 'expiresAt'],
  ])('is not made of %j', async (draft, field) => {
    const anna = await signedIn();
    const { status, body } = await anna.make(draft);
    expect([status, body]).toMatchObject([
      422,
      { code: 'INVALID', errors: { [field]: { message: expect.stringMatching(/^validation\./) } } },
    ]);
    expect(await list(anna.call)).toEqual([]);
  });
});

describe('the demo token', () => {
  const demo = async (email: string) => {
    const user = await buildUser(server.db, { email });
    await buildContact(server.db, await buildInstance(server.db), user);
  };

  test('is made for a demo sign-in, whatever the case of its letters', async () => {
    await demo('owner@company.example');
    for (const email of ['owner@company.example', ' Owner@Company.example ']) {
      const token = await issueDemoToken(server.db, email, server.api.now());
      expect((await (await whoami(token)).json()) as Actor).toMatchObject({
        email: 'owner@company.example',
        role: 'Owner',
        tokenScopes: ['read', 'write'],
      });
    }
  });

  test('is refused for real people and for strangers, in words', async () => {
    await demo('real@customer.pl');
    const now = new Date();
    await expect(issueDemoToken(server.db, 'real@customer.pl', now)).rejects.toThrow(
      'real@customer.pl is no demo sign-in',
    );
    await expect(issueDemoToken(server.db, 'x@company.example@customer.pl', now)).rejects.toThrow(
      'no demo sign-in',
    );
    await expect(issueDemoToken(server.db, 'nobody@company.example', now)).rejects.toThrow(
      'There is no demo sign-in nobody@company.example',
    );
    await expect(issueDemoToken(server.db, '', now)).rejects.toThrow('no demo sign-in');
  });
});
