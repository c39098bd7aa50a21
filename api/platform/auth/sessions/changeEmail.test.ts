import { expect, test } from 'vitest';
import { pageTexts } from '../../../base/pages/pageTexts';
import type { Mail } from '../../mail/mail';
import { type Browser, openBrowser } from '../testing/browser';
import { mailsTo, subjectOf } from '../testing/mailsTo';
import { buildSomebody, buildUser, password } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();
const polish = pageTexts('pl-PL');

async function ask(browser: Browser, body: Record<string, unknown>) {
  const { accessToken } = await refresh(browser);
  const response = await browser.call('POST', '/api/session/email', { token: accessToken, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const confirm = (token: string) => openBrowser(server.origin).post('/oidc/address', { token });
const tokenIn = (mail: Mail | undefined) => mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';

test('another address is proved by a link sent there; the old one is told', async () => {
  const { user, email } = await buildSomebody(server.db);
  const { browser } = await signIn(server, email);
  const newEmail = `new-${email}`;
  expect(await ask(browser, { email: newEmail, password })).toEqual({
    status: 200,
    body: { email: newEmail },
  });
  expect((await refresh(browser)).actor.email).toBe(email);
  const token = tokenIn((await mailsTo(server, newEmail))[0]);
  expect(await (await openBrowser(server.origin).get(`/oidc/address?token=${token}`)).text()).toContain(
    newEmail,
  );
  expect(await (await confirm(token)).text()).toContain(polish.address.done);
  expect((await confirm(token)).status).toBe(410);
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
    subjectOf(polish.mails.moved),
  ]);
  expect((await refresh(browser)).actor.email).toBe(newEmail);
  expect((await signIn(server, newEmail)).url).toContain('/index.html/afterlogin');
  expect(await server.db('history').where({ recordId: user, operation: 'update', user })).toHaveLength(1);
});

test('a wrong password, the same or no address are said by field', async () => {
  const { email } = await buildSomebody(server.db);
  const { browser } = await signIn(server, email);
  const problem = async (body: Record<string, unknown>) => (await ask(browser, body)).body.errors;
  expect(await problem({ email: 'new@x.example', password: 'Wrong-1!' })).toEqual({
    password: { message: 'validation.wrongPassword' },
  });
  expect(await problem({ email: email.toUpperCase(), password })).toEqual({
    email: { message: 'validation.sameEmail' },
  });
  expect(await problem({ email: 'nowhere', password })).toEqual({ email: { message: 'validation.email' } });
});

test('the answer does not tell whether an address has a sign-in', async () => {
  const { email } = await buildSomebody(server.db);
  const { browser } = await signIn(server, email);
  const taken = `taken-${email}`;
  await buildUser(server.db, { email: taken });
  expect(await ask(browser, { email: taken, password })).toEqual({ status: 200, body: { email: taken } });
  expect(await mailsTo(server, taken)).toEqual([]);
  // One that another only resembles is free.
  const umlaut = taken.replace('example', 'exämple');
  expect((await ask(browser, { email: umlaut, password })).status).toBe(200);
  expect(await mailsTo(server, umlaut)).toHaveLength(1);
});
