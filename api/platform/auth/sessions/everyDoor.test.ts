import { entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../../domains/privacy/erasePerson';
import { asSystem, inTransaction } from '../../../entities/call';
import { deleteRecord } from '../../../entities/deleteRecord';
import { updateRecord } from '../../../entities/updateRecord';
import { embeddedClient } from '../issuer/embeddedClient';
import { replacePassword } from '../passwords/replacePassword';
import { signInState } from '../signInState';
import { type Browser, follow, openBrowser } from '../testing/browser';
import { buildContact, buildInstance, buildSomebody, password, type Somebody } from '../testing/people';
import { openSignIn, refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();

interface Device {
  browser: Browser;
  accessToken: string;
  /** What somebody who copied the device has of it. */
  copy: Browser;
  /** The authorization request it signed in with. */
  authorize: URL;
}

async function device(email: string): Promise<Device> {
  const { browser } = await signIn(server, email);
  const { accessToken } = await refresh(browser);
  const copy = openBrowser(server.origin, structuredClone(browser.cookies));
  const authorize = new URL(browser.visited.find((address) => address.includes('/oidc/auth?')) ?? '');
  return { browser, accessToken, copy, authorize };
}

const system = (instance: string) => asSystem({ db: server.db, now: server.api.now() }, instance);

/** What ends all devices of a person; the name is the sentence. */
const doors: Record<string, (anna: Somebody, tablet: Device) => Promise<unknown>> = {
  'signing out everywhere': async (_anna, { browser, accessToken }) =>
    browser.call('POST', '/api/session/signout-everywhere', { token: accessToken }),
  'a changed password': async (anna) =>
    replacePassword(server.api, await signInState(server.api), {
      password: 'Pion-2027!',
      whose: async () => anna.user,
    }),
  'a person who is locked': (anna) =>
    updateRecord(system(CATALOGUE_ID), entities.users, anna.user, { isActive: false }),
  'a member who is removed': (anna) => deleteRecord(system(anna.instance), entities.contacts, anna.contact),
  'a member whose sign-in is taken away': (anna) =>
    updateRecord(system(anna.instance), entities.contacts, anna.contact, { user: null }),
  'an account that is deleted': (anna) =>
    deleteRecord(system(anna.instance), entities.instances, anna.instance),
  'a person who is erased': (anna) =>
    erasePerson(system(anna.instance), entities.contacts, anna.contact, {
      reason: 'asked for it',
      confirm: 'Anna Nowak',
    }),
};

/** Every way in without a password that a browser could try, with what its device was left with. */
async function expectClosed({ copy, authorize, accessToken }: Device): Promise<void> {
  const prompts = [null, 'consent', 'login consent', 'login', 'none'];
  for (const prompt of prompts) {
    const url = new URL(authorize);
    if (prompt === null) url.searchParams.delete('prompt');
    else url.searchParams.set('prompt', prompt);
    // As somebody does who has the page's address and nothing else, and who lets the cookies of the device be sent.
    const attempt = openBrowser(server.origin, structuredClone(copy.cookies));
    const end = await follow(attempt, await attempt.get(url.href));
    if (prompt === 'none') expect(attempt.visited.join('\n')).toContain('error=login_required');
    else expect(await end.response.text()).toContain('type="password"');
    expect(attempt.visited.join('\n')).not.toContain('code=');
  }
  expect((await openSignIn(openBrowser(server.origin, structuredClone(copy.cookies)))).page).toContain(
    'type="password"',
  );
  await expect(refresh(copy)).rejects.toThrow(/NOT_SIGNED_IN|SESSION_ENDED/);
  expect((await copy.call('GET', '/api/whoami', { token: accessToken })).status).toBe(401);
}

async function refreshTokenOf(anna: Somebody): Promise<string> {
  const { sealer } = await signInState(server.api);
  const { issuerRefreshToken } = await server.db('sessions').where({ user: anna.user }).first();
  return sealer.open(issuerRefreshToken);
}

async function redeem(token: string): Promise<number> {
  const { clientId, clientSecret } = embeddedClient((await signInState(server.api)).sealer);
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(`${server.origin}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
  });
  return response.status;
}

const remembered = (anna: Somebody) => server.db('issuerRecords').where({ user: anna.user });

describe.each(Object.keys(doors))('%s', (name) => {
  test('ends all devices, the issuer’s sessions, grants and tokens, and the password is asked for', async () => {
    const [anna, jan] = [await buildSomebody(server.db), await buildSomebody(server.db)];
    const [tablet, laptop, stranger] = [
      await device(anna.email),
      await device(anna.email),
      await device(jan.email),
    ];
    const token = await refreshTokenOf(anna);
    expect(await redeem(token)).toBe(200);
    await doors[name]?.(anna, tablet);
    for (const one of [tablet, laptop]) await expectClosed(one);
    expect(await remembered(anna)).toEqual([]);
    expect(await redeem(token)).toBe(400);
    // Nobody else.
    await refresh(stranger.browser);
    expect((await remembered(jan)).length).toBeGreaterThan(0);
  });
});

describe('signing out', () => {
  test('ends this device at the issuer too, and leaves the other one', async () => {
    const anna = await buildSomebody(server.db);
    const [tablet, laptop] = [await device(anna.email), await device(anna.email)];
    const before = await remembered(anna);
    const answer = await tablet.browser.call('POST', '/api/session/signout');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(tablet.browser.cookies.map((cookie) => cookie.name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^plumbline-(session|issuer)/)]),
    );
    await expectClosed(tablet);
    const models = async () => (await remembered(anna)).map(({ model }) => model).sort();
    expect(await models()).toEqual(['AccessToken', 'AuthorizationCode', 'Grant', 'RefreshToken', 'Session']);
    expect(before).toHaveLength(10);
    server.wait(2 * 3600);
    // Its own grant still stands, so the issuer stands by the person.
    await refresh(laptop.browser);
  });

  test('asks for the password of the person who comes by another authorization request', async () => {
    const { browser, authorize, copy, accessToken } = await device((await buildSomebody(server.db)).email);
    for (const [name, value] of [
      ['scope', 'openid'],
      ['state', 'another'],
      ['max_age', '86400'],
      ['acr_values', 'any'],
    ] as const)
      authorize.searchParams.set(name, value);
    await browser.call('POST', '/api/session/signout');
    await expectClosed({ browser, authorize, copy, accessToken });
    authorize.searchParams.set('client_id', 'another');
    const other = await follow(copy, await copy.get(authorize.href));
    expect([other.response.status, other.url]).toEqual([400, authorize.href]);
  });

  test('a password is asked for also while the person is signed in', async () => {
    const { copy, authorize } = await device((await buildSomebody(server.db)).email);
    authorize.searchParams.set('prompt', 'consent');
    const end = await follow(copy, await copy.get(authorize.href));
    expect(await end.response.text()).toContain('type="password"');
  });
});

test('a password given before it was changed signs nobody in afterwards', async () => {
  const anna = await buildSomebody(server.db);
  const browser = openBrowser(server.origin);
  const { url } = await openSignIn(browser);
  const given = await browser.post(url, { email: anna.email, password });
  expect(given.status).toBe(303);
  await doors['a changed password']?.(anna, {} as Device); // needs no device
  const { response } = await follow(browser, given);
  expect(response.status).toBe(400);
  await expect(refresh(browser)).rejects.toThrow('NOT_SIGNED_IN');
});

test('who belongs to two accounts is signed out when one of them removes the person, and gets into the other', async () => {
  const anna = await buildSomebody(server.db);
  const other = await buildInstance(server.db, { companyName: 'Magazyn Sp. z o.o.' });
  await buildContact(server.db, other, anna.user);
  const tablet = await device(anna.email);
  await doors['a member who is removed']?.(anna, tablet);
  await expectClosed(tablet);
  expect((await refresh((await device(anna.email)).browser)).actor.instance).toBe(other);
});

test('a removal that fails ends nothing', async () => {
  const anna = await buildSomebody(server.db);
  const { browser } = await device(anna.email);
  await inTransaction(system(anna.instance), async (call) => {
    await deleteRecord(call, entities.contacts, anna.contact);
    throw new Error('no');
  }).catch(() => {});
  await refresh(browser);
});

test('a browser that takes HTML alone is led to the sign-in page', async () => {
  const browser = openBrowser(server.origin);
  const start = await browser.get('/api/oauth/issuer', { headers: { accept: 'text/html' } });
  expect([start.status, new URL(start.headers.get('location') ?? '').pathname]).toEqual([303, '/oidc/auth']);
});
