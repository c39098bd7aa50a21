import { nameProduct, productName } from '@plumbline/resources/rules/brands/brand';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser';
import { buildSomebody, password } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';
import { createApiToken } from '../tokens/createApiToken';
import { secondFactorTexts } from './pages/secondFactorTexts';
import type { SecondFactorNews } from './secondFactorMails';
import { secondFactorSteps } from './testing';

const server = useSignInServer();
const texts = secondFactorTexts('pl-PL');
const subjectOf = (news: SecondFactorNews): string => nameProduct(texts.mails[news].subject, productName);
const { forget, inApp, codeNow, enterPassword, submit, call, withSecondFactor, mailsTo } =
  secondFactorSteps(server);

describe('one’s own second factor', () => {
  test('signs out the devices that signed in without it, but not the one it is set up on', async () => {
    const anna = await buildSomebody(server.db);
    const { browser: other } = await signIn(server, anna.email);
    const { browser } = await withSecondFactor(anna);
    expect((await other.call('POST', '/api/session/refresh')).status).toBe(401);
    expect((await refresh(browser)).actor.user).toBe(anna.user);
  });

  test('is asked for at a change of password, too, which revokes API tokens', async () => {
    const anna = await buildSomebody(server.db);
    const { secret } = await withSecondFactor(anna);
    const { id } = await createApiToken(server.db, {
      user: anna.user,
      contact: anna.contact,
      name: 'Skrypt',
      scopes: ['read'],
      expiresAt: null,
      now: server.api.now(),
    });
    const change = async (code: string) => {
      const word = 'Nowe-Hasło-1';
      const form = { userId: anna.user, current: password, password: word, repeat: word, code };
      return (await openBrowser(server.origin).post('/oidc/changepassword', form)).status;
    };
    const isRevoked = async () =>
      (await server.db('apiTokens').where({ id }).first('revokedAt')).revokedAt !== null;
    expect([await change(''), await change('000000'), await isRevoked()]).toEqual([401, 401, false]);
    expect([await change(codeNow(secret)), await isRevoked()]).toEqual([200, true]);
    await forget();
  });

  test('is switched on by code and password together; the secret is nowhere in the clear', async () => {
    const anna = await buildSomebody(server.db);
    const { browser } = await signIn(server, anna.email);
    const { body } = await call(browser, 'POST', '/setUp');
    const [setUp, secret] = [String(body.setUp), String(body.secret)];
    const confirm = (values: object) =>
      call(browser, 'POST', '/confirm', { setUp, password, code: codeNow(secret), ...values });
    expect(await confirm({ password: 'wrong' })).toMatchObject({
      status: 422,
      body: { errors: { password: { message: 'validation.wrongPassword' } } },
    });
    expect(await confirm({ code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: { code: { message: 'validation.wrongCode' } } },
    });
    expect(await confirm({ setUp: 'made up' })).toMatchObject({
      status: 409,
      body: { code: 'SET_UP_EXPIRED' },
    });
    const eva = await signIn(server, (await buildSomebody(server.db)).email);
    const stolen = { setUp, password, code: codeNow(secret) };
    expect((await call(eva.browser, 'POST', '/confirm', stolen)).body.code).toBe('SET_UP_EXPIRED');
    expect((await confirm({})).status).toBe(200);
    expect((await call(browser, 'GET', '')).body).toMatchObject({
      isAvailable: true,
      isDemanded: false,
      since: expect.any(String),
      recoveryCodes: 10,
    });
    const row = await server.db('secondFactors').where({ user: anna.user }).first();
    expect(JSON.stringify(row)).not.toContain(secret);
    await forget();
  });

  test('goes off by the password or by a code, never by neither, and the person hears of it', async () => {
    const anna = await buildSomebody(server.db);
    const { browser, secret } = await withSecondFactor(anna);
    const off = (proof: string) => call(browser, 'POST', '/off', { proof });
    expect(await off('')).toMatchObject({ status: 422, body: { errors: { proof: {} } } });
    expect(await off('000000')).toMatchObject({
      body: { errors: { proof: { message: 'validation.wrongCode' } } },
    });
    expect((await off(codeNow(secret))).status).toBe(200);
    expect((await signIn(server, anna.email)).url).toBe(inApp());
    expect(await mailsTo(anna.email)).toEqual([subjectOf('on'), subjectOf('off')]);
    expect(await server.db('recoveryCodes').where({ user: anna.user })).toEqual([]);
    await forget();
  });

  test('new recovery codes put the old ones out of use', async () => {
    const anna = await buildSomebody(server.db);
    const { browser, codes } = await withSecondFactor(anna);
    const renewed = await call(browser, 'POST', '/recoveryCodes', { proof: password });
    const fresh = renewed.body.recoveryCodes as string[];
    expect((await submit(await enterPassword(anna), { code: codes[0] ?? '' })).status).toBe(401);
    expect((await submit(await enterPassword(anna), { code: fresh[0] ?? '' })).url).toBe(inApp());
    await forget();
  });

  test('a stolen device cannot guess its way out of it', async () => {
    const anna = await buildSomebody(server.db);
    const { browser } = await withSecondFactor(anna);
    let last = 0;
    for (let guess = 0; guess < 7; guess += 1)
      last = (await call(browser, 'POST', '/off', { proof: `Guess-${guess}!` })).status;
    expect(last).toBe(429);
    await forget();
  });
});
