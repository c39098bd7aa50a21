import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { replacePassword } from './passwords/replacePassword';
import { grace } from './sessions/rotateSession';
import { signInState } from './signInState';
import { openBrowser } from './testing/browser';
import { buildContact, buildInstance, buildSomebody, buildUser, password } from './testing/people';
import { refresh, signIn, useSignInServer } from './testing/signInServer';

const server = useSignInServer();

const eventsOf = (instance: string): Promise<{ kind: string }[]> =>
  server.db('securityEvents').where({ instance }).orderBy('createdAt').orderBy('changeNumber');
const kindsOf = async (instance: string) => (await eventsOf(instance)).map(({ kind }) => kind);

test('signing in, a wrong password and tokens are put down in the account, and in no other', async () => {
  const anna = await buildSomebody(server.db);
  const other = await buildInstance(server.db);
  const { browser } = await signIn(server, anna.email);
  const { accessToken: token } = await refresh(browser);
  expect(await eventsOf(anna.instance)).toMatchObject([
    { kind: 'SIGNED_IN', person: 'Anna Nowak', address: expect.stringMatching(/./) },
  ]);
  await signIn(server, anna.email, `${password}!`);
  await expect.poll(() => kindsOf(anna.instance)).toEqual(['SIGNED_IN', 'SIGN_IN_REFUSED']);
  const draft = { name: 'Nightly export', scopes: ['read'] };
  const made = await browser.call('POST', '/api/apiTokens', { token, body: draft });
  const { id } = (await made.json()) as { id: string };
  await browser.call('DELETE', `/api/apiTokens/${id}`, { token });
  expect((await eventsOf(anna.instance)).slice(2)).toMatchObject([
    { kind: 'TOKEN_CREATED', detail: 'Nightly export' },
    { kind: 'TOKEN_REVOKED', detail: 'Nightly export' },
  ]);
  expect(await kindsOf(other)).toEqual([]);
});

test('what concerns the sign-in itself is told to every account the person works in, entering to the one entered', async () => {
  const anna = await buildSomebody(server.db);
  const second = await buildInstance(server.db, { companyName: 'Żuraw' });
  const contact = await buildContact(server.db, second, anna.user);
  const { browser } = await signIn(server, anna.email);
  const { accessToken: token } = await refresh(browser);
  const home = (await kindsOf(second)).length > 0 ? second : anna.instance;
  const away = home === second ? anna.instance : second;
  expect(await kindsOf(away)).toEqual([]);
  await browser.call('POST', '/api/session/switch', {
    token,
    body: { contact: away === second ? contact : anna.contact },
  });
  expect(await kindsOf(away)).toEqual(['ACCOUNT_ENTERED']);
  const state = await signInState(server.api);
  await replacePassword(server.api, state, { password: 'Inne-2026-regały!', whose: async () => anna.user });
  expect(await kindsOf(away)).toEqual(['ACCOUNT_ENTERED', 'PASSWORD_CHANGED']);
  expect(await kindsOf(home)).toEqual(['SIGNED_IN', 'PASSWORD_CHANGED']);
});

test('a session cookie that was used twice is told, once', async () => {
  const anna = await buildSomebody(server.db);
  const { browser } = await signIn(server, anna.email);
  const copy = openBrowser(
    server.origin,
    browser.cookies.map((cookie) => ({ ...cookie })),
  );
  server.wait(60);
  await refresh(browser);
  await refresh(browser);
  server.wait(grace / 1000 + 1);
  for (const one of [copy, browser])
    expect((await one.call('POST', '/api/session/refresh')).status).toBe(401);
  expect(await kindsOf(anna.instance)).toEqual(['SIGNED_IN', 'SESSION_REPLAYED']);
});

test('a support visit is told when it begins and ends; the provider reads of its own staff', async () => {
  const customer = await buildSomebody(server.db);
  const user = await buildUser(server.db, { systemRole: 'ProviderSupport', firstName: 'Tomasz' });
  const { email } = await server.db('users').where({ id: user }).first('email');
  const { browser } = await signIn(server, email);
  const { accessToken: token } = await refresh(browser);
  const reason = 'The owner asked for help with an import.';
  const mirrored = await browser.call('POST', '/api/session/mirror', {
    token,
    body: { instance: customer.instance, reason },
  });
  const visit = (await mirrored.json()) as { accessToken: string };
  await browser.call('POST', '/api/session/mirror/end', { token: visit.accessToken, body: {} });
  expect(await eventsOf(customer.instance)).toMatchObject([
    { kind: 'MIRRORING_STARTED', person: 'Tomasz Nowak', detail: reason },
    { kind: 'MIRRORING_ENDED', person: 'Tomasz Nowak' },
  ]);
  expect(await eventsOf(CATALOGUE_ID)).toContainEqual(
    expect.objectContaining({ kind: 'SIGNED_IN', user, person: 'Tomasz Nowak' }),
  );
});
