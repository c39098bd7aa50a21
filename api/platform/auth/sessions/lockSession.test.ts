import { unlockBits } from '@plumbline/resources/rules/auth/unlockCheck';
import { expect, test } from 'vitest';
import { setPassword } from '../passwords/setPassword';
import { codeOf, newSecret, stepAt } from '../secondFactor/oneTimeCodes';
import { signInState } from '../signInState';
import type { Browser } from '../testing/browser';
import { buildSomebody, password } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();
const forget = () => server.db('rateLimits').delete();

async function device(email: string) {
  const { browser } = await signIn(server, email);
  const { accessToken, session } = await refresh(browser);
  return { browser, accessToken, session };
}
async function post(browser: Browser, path: string, body?: object, origin?: string) {
  const response = await browser.call('POST', `/api/session/${path}`, {
    ...(body ? { body } : {}),
    ...(origin ? { origin } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const whoami = async ({ browser, accessToken }: { browser: Browser; accessToken: string }) =>
  (await browser.call('GET', '/api/whoami', { token: accessToken })).status;

test('a locked session gives no token and takes none, until the password opens it', async () => {
  const anna = await buildSomebody(server.db);
  const [tablet, laptop] = [await device(anna.email), await device(anna.email)];
  expect((await post(tablet.browser, 'lock')).status).toBe(200);
  expect(await whoami(tablet)).toBe(401);
  expect(await post(tablet.browser, 'refresh')).toMatchObject({
    status: 401,
    body: { code: 'SESSION_LOCKED' },
  });
  // Reloading changes nothing, the cookie stays; other devices go on.
  expect((await post(tablet.browser, 'refresh')).body.code).toBe('SESSION_LOCKED');
  expect(await whoami(laptop)).toBe(200);
  expect(await post(tablet.browser, 'unlock', { password: 'wrong' })).toMatchObject({
    status: 422,
    body: { errors: { password: { message: 'validation.wrongPassword' } } },
  });
  server.wait(3 * 3600);
  const unlocked = await post(tablet.browser, 'unlock', { password });
  expect(unlocked).toMatchObject({
    status: 200,
    body: { session: tablet.session, actor: { user: anna.user } },
  });
  expect(Number(unlocked.body.provenAgo)).toBeLessThan(5_000);
  expect((await refresh(tablet.browser)).actor.user).toBe(anna.user);
  await forget();
});

test('how long ago the person proved to be there is told with each refresh', async () => {
  const { browser } = await device((await buildSomebody(server.db)).email);
  server.wait(600);
  const { provenAgo } = await refresh(browser);
  expect(provenAgo).toBeGreaterThanOrEqual(600_000);
  expect(provenAgo).toBeLessThan(660_000);
});

test('a device learns so much of the password that it knows it again, until there is another one', async () => {
  const anna = await buildSomebody(server.db);
  const { browser } = await device(anna.email);
  const check = (await refresh(browser)).unlockCheck;
  if (!check) throw new Error('nothing to open the lock with');
  expect(check).toMatchObject({
    iterations: server.api.config.unlockIterations,
    bits: expect.stringMatching(/^[0-9a-f]{4}$/),
  });
  expect(await unlockBits(password, check)).toBe(check.bits);
  expect(await unlockBits('Moje-Własne-1', check)).not.toBe(check.bits);
  const { unlockCheck: stored } = await server.db('credentials').where({ user: anna.user }).first();
  expect(stored).not.toContain(check.salt);
  await setPassword(server.db, anna.user, 'Moje-Własne-1', server.api.now());
  expect((await refresh(browser)).unlockCheck).toBeNull();
});

test('with a second factor the password alone does not open it, and no code does twice', async () => {
  const anna = await buildSomebody(server.db);
  const tablet = await device(anna.email);
  const secret = newSecret();
  const { sealer } = await signInState(server.api);
  await server.db('secondFactors').insert({
    user: anna.user,
    sealedSecret: sealer.seal(secret),
    lastStep: 0,
    createdAt: server.api.now(),
  });
  await post(tablet.browser, 'lock');
  const unlock = (code?: string) => post(tablet.browser, 'unlock', { password, ...(code ? { code } : {}) });
  expect((await unlock()).body).toMatchObject({ errors: { code: { message: 'validation.required' } } });
  expect((await unlock('000000')).body).toMatchObject({
    errors: { code: { message: 'validation.wrongCode' } },
  });
  const code = codeOf(secret, stepAt(server.api.now()));
  expect((await unlock(code)).status).toBe(200);
  await post(tablet.browser, 'lock');
  expect((await unlock(code)).status).toBe(422);
  await forget();
});

test('guessing is slowed like at the sign-in page, and together with it', async () => {
  const anna = await buildSomebody(server.db);
  const tablet = await device(anna.email);
  await post(tablet.browser, 'lock');
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push((await post(tablet.browser, 'unlock', { password: `Guess-${guess}!` })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await post(tablet.browser, 'unlock', { password })).status).toBe(429);
  await forget();
});

test('neither is done for a page of another origin, nor without the cookie, nor for a session that has ended', async () => {
  const anna = await buildSomebody(server.db);
  const tablet = await device(anna.email);
  expect((await post(tablet.browser, 'lock', undefined, 'https://evil.example')).status).toBe(403);
  expect((await post(tablet.browser, 'unlock', { password }, 'https://evil.example')).status).toBe(403);
  await post(tablet.browser, 'lock');
  await server.db('sessions').where({ user: anna.user }).update({ revokedAt: server.api.now() });
  expect(await post(tablet.browser, 'unlock', { password })).toMatchObject({
    status: 401,
    body: { code: 'SESSION_ENDED' },
  });
  tablet.browser.cookies.length = 0;
  expect((await post(tablet.browser, 'unlock', { password })).body.code).toBe('NOT_SIGNED_IN');
  await forget();
});

test('all other sessions are ended at once, and this one goes on', async () => {
  const anna = await buildSomebody(server.db);
  const stranger = await device((await buildSomebody(server.db)).email);
  const [tablet, laptop, phone] = [
    await device(anna.email),
    await device(anna.email),
    await device(anna.email),
  ];
  const { status } = await tablet.browser.call('POST', '/api/session/end-others', {
    token: tablet.accessToken,
  });
  expect(status).toBe(200);
  expect(await Promise.all([tablet, laptop, phone, stranger].map(whoami))).toEqual([200, 401, 401, 200]);
});
