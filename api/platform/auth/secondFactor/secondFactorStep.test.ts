import { nameProduct, productName } from '@plumbline/resources/rules/brands/brand';
import { describe, expect, test } from 'vitest';
import { setPassword } from '../passwords/setPassword';
import { buildContact, buildInstance, buildSomebody, password, type Somebody } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';
import { createApiToken } from '../tokens/createApiToken';
import { secondFactorTexts } from './pages/secondFactorTexts';
import type { SecondFactorNews } from './secondFactorMails';
import { formIn, type Page, secondFactorSteps } from './testing';

const server = useSignInServer();
const texts = secondFactorTexts('pl-PL');
const subjectOf = (news: SecondFactorNews): string => nameProduct(texts.mails[news].subject, productName);
const { forget, inApp, codeNow, enterPassword, submit, call, withSecondFactor, mailsTo } =
  secondFactorSteps(server);
const secretIn = (text: string) => (text.match(/class="secret">([^<]+)</)?.[1] ?? '').replaceAll(' ', '');

describe('signing in with a second factor', () => {
  test('is asked for in the language of the person', async () => {
    const anna = await buildSomebody(server.db);
    await withSecondFactor(anna);
    await server.db('users').where({ id: anna.user }).update({ language: 'hu-HU' });
    expect((await enterPassword(anna)).text).toContain(secondFactorTexts('hu-HU').step.explain);
  });

  test('the password alone leads to a page that asks for the code, and the code in once', async () => {
    const anna = await buildSomebody(server.db);
    const { secret } = await withSecondFactor(anna);
    const page = await enterPassword(anna);
    expect(page.text).toContain(`<h1>${texts.step.title}</h1>`);
    expect(page.browser.cookies.map(({ name }) => name)).not.toContain('plumbline-session');
    const code = codeNow(secret);
    const done = await submit(page, { code });
    expect(done.url).toBe(inApp());
    expect((await refresh(done.browser)).actor.user).toBe(anna.user);
    // Looked over the shoulder: in its half minute the code opens nothing more.
    const second = await submit(await enterPassword(anna), { code });
    expect([second.status, second.text.includes(texts.wrong)]).toEqual([401, true]);
    await forget();
  });

  test('wrong guesses buy no time, and what the old password opened is shut by a new one', async () => {
    const anna = await buildSomebody(server.db);
    const { secret } = await withSecondFactor(anna);
    let page: Page = await enterPassword(anna);
    server.wait(10 * 60);
    page = await submit(page, { code: '000000' });
    expect(page.status).toBe(401);
    server.wait(6 * 60);
    expect((await submit(page, { code: codeNow(secret) })).status).toBe(400);
    const fresh = await enterPassword(anna);
    await setPassword(server.db, anna.user, password, server.api.now());
    expect((await submit(fresh, { code: codeNow(secret) })).status).toBe(400);
    await forget();
  });

  test('of two sign-ins with the same code at the same instant one succeeds', async () => {
    const anna = await buildSomebody(server.db);
    const { secret } = await withSecondFactor(anna);
    const pages = await Promise.all([enterPassword(anna), enterPassword(anna)]);
    const code = codeNow(secret);
    const ends = await Promise.all(pages.map((page) => submit(page, { code })));
    expect(ends.map(({ url }) => url === inApp()).sort()).toEqual([false, true]);
    await forget();
  });

  test('a recovery code opens once, is told by mail, and the others stay', async () => {
    const anna = await buildSomebody(server.db);
    const { codes } = await withSecondFactor(anna);
    expect(codes).toHaveLength(10);
    const [first = ''] = codes;
    expect((await submit(await enterPassword(anna), { code: first.replaceAll('-', ' ') })).url).toBe(inApp());
    expect((await submit(await enterPassword(anna), { code: first })).status).toBe(401);
    expect((await submit(await enterPassword(anna), { code: codes[9] ?? '' })).url).toBe(inApp());
    expect((await mailsTo(anna.email)).filter((one) => one === subjectOf('recoveryUsed'))).toHaveLength(2);
    await forget();
  });

  test('nothing leads past the code: no ticket of another interaction, step, person or time', async () => {
    const anna = await buildSomebody(server.db);
    const eva = await buildSomebody(server.db);
    const { secret } = await withSecondFactor(anna);
    const [mine, other] = [await enterPassword(anna), await enterPassword(anna)];
    const { address } = formIn(mine.text);
    const post = async (path: string, ticket: string) =>
      (await mine.browser.post(path, { ticket, code: codeNow(secret) })).status;
    expect(await post(address, formIn(other.text).fields.ticket ?? '')).toBe(400);
    expect(await post(address.replace(/code$/, 'recovery'), formIn(mine.text).fields.ticket ?? '')).toBe(400);
    expect(await post(address, 'made up')).toBe(400);
    server.wait(16 * 60);
    expect(await post(address, formIn(mine.text).fields.ticket ?? '')).toBe(400);
    expect((await signIn(server, eva.email)).url).toBe(inApp());
    await forget();
  });

  test('guessing is slowed, and the right code waits with it', async () => {
    const anna = await buildSomebody(server.db);
    const { secret } = await withSecondFactor(anna);
    const page = await enterPassword(anna);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await submit(page, { code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await submit(page, { code: codeNow(secret) })).status).toBe(429);
    await forget();
  });
});

describe('an account that demands a second factor', () => {
  const demand = (anna: Somebody) =>
    server.db('instances').where({ id: anna.instance }).update({ demandsSecondFactor: true });

  test('leads to setting one up, lets nobody past, and shows the recovery codes before it goes on', async () => {
    const anna = await buildSomebody(server.db);
    await demand(anna);
    const page = await enterPassword(anna);
    expect(page.text).toContain(`<h1>${texts.setUp.title}</h1>`);
    expect(page.text).toContain('src="data:image/svg+xml,');
    const secret = secretIn(page.text);
    expect(page.text).toContain(
      `href="otpauth://totp/Plumbline:${encodeURIComponent(anna.email)}?issuer=Plumbline&amp;secret=${secret}&amp;`,
    );
    const wrong = await submit(page, { code: '000000' });
    expect([wrong.status, secretIn(wrong.text)]).toEqual([422, secret]);
    const codes = await submit(wrong, { code: codeNow(secret) });
    expect(codes.text).toContain(`<h1>${texts.recovery.title}</h1>`);
    expect(codes.text.match(/<li>\d{4}-\d{4}-\d{4}<\/li>/g)).toHaveLength(10);
    expect(codes.browser.cookies.map(({ name }) => name)).not.toContain('plumbline-session');
    expect((await submit(codes, {})).url).toBe(inApp());
    expect((await enterPassword(anna)).text).toContain(`<h1>${texts.step.title}</h1>`);
    expect(await mailsTo(anna.email)).toEqual([subjectOf('on')]);
  });

  test('two windows of setting up do not replace each other', async () => {
    const anna = await buildSomebody(server.db);
    await demand(anna);
    const [one, other] = [await enterPassword(anna), await enterPassword(anna)];
    await submit(one, { code: codeNow(secretIn(one.text)) });
    expect((await submit(other, { code: codeNow(secretIn(other.text)) })).status).toBe(400);
  });

  test('shuts out the person who signed in without one before, by session and by token, until one is set up', async () => {
    const anna = await buildSomebody(server.db);
    const { browser } = await signIn(server, anna.email);
    const { accessToken } = await refresh(browser);
    const { token } = await createApiToken(server.db, {
      user: anna.user,
      contact: anna.contact,
      name: 'Skrypt',
      scopes: ['read'],
      expiresAt: null,
      now: server.api.now(),
    });
    const who = async (bearer: string) => {
      const response = await browser.call('GET', '/api/whoami', { token: bearer });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect([await who(accessToken), await who(token)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await demand(anna);
    server.wait(11);
    expect([await who(accessToken), await who(token)]).toEqual([
      [401, 'SESSION_ENDED'],
      [403, 'SECOND_FACTOR_MISSING'],
    ]);
    const refused = await browser.call('POST', '/api/session/refresh');
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'SECOND_FACTOR_MISSING' }]);
    // Nor is there a way round it by the lock: it stays locked, and gives no token.
    await browser.call('POST', '/api/session/lock');
    const unlocked = await browser.call('POST', '/api/session/unlock', { body: { password } });
    const answer = await unlocked.json();
    expect([unlocked.status, answer]).toMatchObject([403, { code: 'SECOND_FACTOR_MISSING' }]);
    expect(answer).not.toHaveProperty('accessToken');
    const after = await browser.call('POST', '/api/session/refresh');
    expect([after.status, await after.json()]).toMatchObject([401, { code: 'SESSION_LOCKED' }]);
    const page = await enterPassword(anna);
    const done = await submit(await submit(page, { code: codeNow(secretIn(page.text)) }), {});
    expect((await refresh(done.browser)).actor.instance).toBe(anna.instance);
    server.wait(11);
    expect((await who(token))[0]).toBe(200);
  });

  test('is not slipped into where the account one worked in is gone', async () => {
    const anna = await buildSomebody(server.db);
    const { browser } = await signIn(server, anna.email);
    const strict = await buildInstance(server.db, { demandsSecondFactor: true });
    await buildContact(server.db, strict, anna.user);
    await server.db('contacts').where({ id: anna.contact }).update({ deletedAt: new Date() });
    const refused = await browser.call('POST', '/api/session/refresh');
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'SECOND_FACTOR_MISSING' }]);
  });

  test('cannot be entered from another account without one, nor be left without it', async () => {
    const anna = await buildSomebody(server.db);
    const strict = await buildInstance(server.db, { companyName: 'Aaa Surowe', demandsSecondFactor: false });
    const contact = await buildContact(server.db, strict, anna.user);
    const { browser } = await signIn(server, anna.email);
    await server.db('instances').where({ id: strict }).update({ demandsSecondFactor: true });
    await server.db('sessions').where({ user: anna.user }).update({ contact: anna.contact });
    const enter = async () => {
      const { accessToken } = await refresh(browser);
      const response = await browser.call('POST', '/api/session/switch', {
        token: accessToken,
        body: { contact },
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await enter()).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect((await call(browser, 'GET', '')).body).toMatchObject({ isDemanded: true, since: null });
    const { body } = await call(browser, 'POST', '/setUp');
    const code = codeNow(String(body.secret));
    await call(browser, 'POST', '/confirm', { setUp: body.setUp, password, code });
    expect(await enter()).toEqual([200, undefined]);
    expect(await call(browser, 'POST', '/off', { proof: password })).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_DEMANDED' },
    });
  });
});
