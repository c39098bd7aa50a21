import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, test, vi } from 'vitest';
import { build } from '../../testing/factories';
import { openBrowser } from '../testing/browser';
import { buildContact, buildInstance, buildSomebody, buildUser } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';
import { grace } from './rotateSession';

const server = useSignInServer();
const afterGrace = grace / 1000 + 1;

async function signedIn(contact?: Record<string, unknown>) {
  const somebody = await buildSomebody(server.db, contact);
  const { browser } = await signIn(server, somebody.email);
  return { ...somebody, browser };
}
const ask = (browser: ReturnType<typeof openBrowser>, origin?: string) =>
  browser.call('POST', '/api/session/refresh', origin === undefined ? {} : { origin });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const copyOf = (browser: ReturnType<typeof openBrowser>) =>
  openBrowser(
    server.origin,
    browser.cookies.map((cookie) => ({ ...cookie })),
  );
const ticket = (browser: ReturnType<typeof openBrowser>) =>
  browser.cookies.find(({ name }) => name === 'plumbline-session')?.value;

describe('who may refresh', () => {
  test('nobody without the cookie, which is no error: a visitor’s console stays clean', async () => {
    const answer = await ask(openBrowser(server.origin));
    expect([answer.status, await answer.json()]).toEqual([200, { code: 'NOT_SIGNED_IN' }]);
  });

  test.each(['https://evil.example', 'null', ''])(
    'no page of another origin (%s), although it had the cookie',
    async (origin) => {
      const { browser } = await signedIn();
      expect(await codeOf(await ask(browser, origin))).toEqual([403, 'WRONG_ORIGIN']);
      expect((await ask(browser)).status).toBe(200);
    },
  );

  test('no cookie of own making', async () => {
    const { browser } = await signedIn();
    const [session, , code] = (ticket(browser) ?? '').split('.');
    for (const forged of [
      `${session}.2.${code}`,
      `${session}.1.${'A'.repeat(43)}`,
      `${session}.1`,
      'x',
      `${session}.1.${code}.x`,
    ]) {
      const cookie = { name: 'plumbline-session', value: forged, path: '/api/session', attributes: '' };
      expect(await codeOf(await ask(openBrowser(server.origin, [cookie])))).toEqual([401, 'NOT_SIGNED_IN']);
    }
    expect((await ask(browser)).status).toBe(200);
  });
});

describe('the rotating cookie', () => {
  test('is replaced at a refresh, and the database knows none of them', async () => {
    const { browser, user } = await signedIn();
    const first = ticket(browser);
    server.wait(60);
    await refresh(browser);
    expect(ticket(browser)).not.toBe(first);
    expect(ticket(browser)?.split('.')[1]).toBe('2');
    const [row] = await server.db('sessions').where({ user });
    expect(JSON.stringify(row)).not.toContain((ticket(browser) ?? '').split('.')[2]);
  });

  test('two tabs that refresh at the same instant both go on', async () => {
    const { browser } = await signedIn();
    server.wait(60);
    const other = copyOf(browser);
    const answers = await Promise.all([ask(browser), ask(other), ask(browser), ask(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(ticket(other)).toBe(ticket(browser));
    server.wait(60);
    expect([(await ask(browser)).status, (await ask(other)).status]).toEqual([200, 200]);
  });

  test('an answer lost on the way is made good by asking again with the old cookie', async () => {
    const { browser } = await signedIn();
    server.wait(60);
    const lost = copyOf(browser);
    await refresh(lost);
    await refresh(browser);
    expect(ticket(browser)).toBe(ticket(lost));
  });

  test('an answer lost on the way into a hall is made good hours later, once', async () => {
    const { browser } = await signedIn();
    server.wait(60);
    const [lost, copy] = [copyOf(browser), copyOf(browser)];
    await refresh(lost);
    server.wait(3 * 3600);
    await refresh(browser);
    expect(ticket(browser)).toBe(ticket(lost));
    server.wait(60);
    await refresh(browser);
    server.wait(afterGrace);
    expect(await codeOf(await ask(copy))).toEqual([401, 'SESSION_ENDED']);
  });

  test('one whose successor was used is a copy: the session ends for thief and owner alike', async () => {
    const { browser, user } = await signedIn();
    const thief = copyOf(browser);
    server.wait(60);
    await refresh(browser);
    const { accessToken } = await refresh(browser);
    expect((await browser.call('GET', '/api/whoami', { token: accessToken })).status).toBe(200);
    server.wait(afterGrace);
    expect(await codeOf(await ask(thief))).toEqual([401, 'SESSION_ENDED']);
    expect(ticket(thief)).toBeUndefined();
    expect(await codeOf(await ask(browser))).toEqual([401, 'SESSION_ENDED']);
    expect(await codeOf(await browser.call('GET', '/api/whoami', { token: accessToken }))).toEqual([
      401,
      'SESSION_ENDED',
    ]);
    expect(await server.db('sessions').where({ user }).pluck('revokedBecause')).toEqual(['replayed']);
  });

  test('a device unused for thirty days, or signed in half a year ago, signs in anew', async () => {
    const day = 24 * 3600;
    const [idle, busy] = [await signedIn(), await signedIn()];
    server.wait(29 * day);
    expect((await ask(busy.browser)).status).toBe(200);
    server.wait(2 * day);
    expect(await codeOf(await ask(idle.browser))).toEqual([401, 'SESSION_ENDED']);
    for (let days = 31; days < 175; days += 20) {
      expect((await ask(busy.browser)).status).toBe(200);
      server.wait(20 * day);
    }
    expect(await codeOf(await ask(busy.browser))).toEqual([401, 'SESSION_ENDED']);
  });
});

describe('rights are read anew', () => {
  test('a changed role comes with the next refresh, and to the API within ten seconds', async () => {
    const { browser, contact } = await signedIn();
    const { accessToken } = await refresh(browser);
    const role = async () =>
      ((await (await browser.call('GET', '/api/whoami', { token: accessToken })).json()) as { role: string })
        .role;
    expect(await role()).toBe('Owner');
    await server.db('contacts').where({ id: contact }).update({ instanceRole: 'Employee' });
    server.wait(11);
    expect(await role()).toBe('Employee');
    expect((await refresh(browser)).actor.role).toBe('Employee');
  });

  test('a permission for a site holds for its halls and nothing beside them', async () => {
    const { browser, instance, contact } = await signedIn();
    const other = await buildInstance(server.db);
    const location = async (id: string, parent: string | null, values = {}) => {
      const full = `00000000-0000-7000-8000-0000000000${id}`;
      const base = { changeNumber: 0, createdAt: new Date(), updatedAt: new Date(), instance, name: id };
      await server.db('locations').insert({
        ...base,
        id: full,
        parent: parent && `00000000-0000-7000-8000-0000000000${parent}`,
        ...values,
      });
      return full;
    };
    const site = await location('a1', null);
    const hall = await location('a2', 'a1');
    const bay = await location('a3', 'a2');
    await location('a4', 'a1', { deletedAt: new Date() });
    await location('a5', 'a1', { instance: other });
    await location('b1', null);
    await server
      .db('contacts')
      .where({ id: contact })
      .update({
        locationAccess: 'restricted',
        permittedLocations: JSON.stringify([site]),
        categoryAccess: 'restricted',
      });
    const { actor } = await refresh(browser);
    expect([actor.locations, actor.categories]).toEqual([expect.any(Array), []]);
    expect([...actor.locations].sort()).toEqual([site, hall, bay]);
  });

  test('who lost the account is out at the API within ten seconds and refreshes to the next one', async () => {
    const { browser, user, contact } = await signedIn();
    const second = await buildContact(
      server.db,
      await buildInstance(server.db, { companyName: 'Zweitkonto' }),
      user,
      { instanceRole: 'ServiceProvider' },
    );
    const { accessToken } = await refresh(browser);
    await browser.call('GET', '/api/whoami', { token: accessToken });
    await server.db('contacts').where({ id: contact }).update({ deletedAt: new Date() });
    server.wait(11);
    expect(await codeOf(await browser.call('GET', '/api/whoami', { token: accessToken }))).toEqual([
      401,
      'SESSION_ENDED',
    ]);
    expect((await refresh(browser)).actor).toMatchObject({
      contact: second,
      role: 'ServiceProvider',
      instanceName: 'Zweitkonto',
    });
    await server.db('contacts').where({ id: second }).update({ deletedAt: new Date() });
    expect(await codeOf(await ask(browser))).toEqual([403, 'NO_APPLICATION_ACCESS']);
  });

  test.each([{ isActive: false }, { deletedAt: new Date() }])('a user who is %j is out', async (change) => {
    const { browser, user } = await signedIn();
    const { accessToken } = await refresh(browser);
    await server.db('users').where({ id: user }).update(change);
    expect(await codeOf(await ask(browser))).toEqual([401, 'SESSION_ENDED']);
    server.wait(11);
    expect((await browser.call('GET', '/api/whoami', { token: accessToken })).status).toBe(401);
  });

  test('what the provider unlocks for a broker comes with the next refresh', async () => {
    const { browser, instance } = await signedIn();
    await server.db('instances').where({ id: instance }).update({ instanceType: 'BROKER' });
    const broker = await build(server.db, CATALOGUE_ID, 'brokers');
    await server.db('brokers').where({ id: broker.id }).update({ account: instance });
    expect((await refresh(browser)).actor).toMatchObject({ brokers: [broker.id], unlocked: [] });
    await server.db('brokers').where({ id: broker.id }).update({ isShownSalesman: true });
    expect((await refresh(browser)).actor.unlocked).toEqual(['salesmen']);
  });

  test('provider staff act in the provider', async () => {
    const user = await buildUser(server.db, { systemRole: 'ProviderSupport' });
    const { email } = await server.db('users').where({ id: user }).first('email');
    const { browser } = await signIn(server, email);
    expect((await refresh(browser)).actor).toMatchObject({
      contact: null,
      role: 'ProviderSupport',
      instanceType: 'PROVIDER',
      instance: '00000000-0000-7000-8000-000000000000',
    });
  });
});

describe('the issuer', () => {
  test('is asked again when its word is an hour old, once for parallel tabs, and stands by the person', async () => {
    const { browser, user } = await signedIn();
    const [before] = await server.db('sessions').where({ user });
    server.wait(2 * 3600);
    const other = copyOf(browser);
    const answers = await Promise.all([ask(browser), ask(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [after] = await server.db('sessions').where({ user });
    expect(after.issuerCheckedUntil.getTime()).toBeGreaterThan(before.issuerCheckedUntil.getTime());
    expect(after.issuerLease).toBeNull();
  });

  test('that no longer stands by the person ends the session', async () => {
    const { browser, user } = await signedIn();
    await server.db('issuerRecords').where({ model: 'Grant' }).delete();
    expect((await ask(browser)).status).toBe(200);
    server.wait(2 * 3600);
    expect(await codeOf(await ask(browser))).toEqual([401, 'SESSION_ENDED']);
    expect(await server.db('sessions').where({ user }).pluck('revokedBecause')).toEqual(['issuer']);
  });

  test('forgets the refresh token of a device that signed out', async () => {
    const { browser } = await signedIn();
    const grants = async () => (await server.db('issuerRecords').where({ model: 'RefreshToken' })).length;
    const before = await grants();
    expect((await browser.call('POST', '/api/session/signout')).status).toBe(200);
    await vi.waitFor(async () => expect(await grants()).toBe(before - 1));
  });

  test('gave a refresh token that the database holds only sealed', async () => {
    const { user } = await signedIn();
    const [{ issuerRefreshToken }] = await server.db('sessions').where({ user });
    const known: string[] = await server.db('issuerRecords').where({ model: 'RefreshToken' }).pluck('id');
    expect(known.length).toBeGreaterThan(0);
    expect(known.some((id) => issuerRefreshToken.includes(id))).toBe(false);
  });
});

test('the session tells how large a file may be', async () => {
  const { browser } = await signedIn();
  const { actor } = await refresh(browser);
  expect(actor.maxUploadMb).toBe(server.api.config.maxUploadBytes / 1024 ** 2);
});
