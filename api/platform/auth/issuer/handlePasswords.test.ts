import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test, vi } from 'vitest';
import { fill, pageTexts } from '../../../base/pages/pageTexts';
import { openBrowser } from '../testing/browser';
import { mailsTo, subjectOf } from '../testing/mailsTo';
import { buildSomebody, password } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();
const [polish, german] = [pageTexts('pl-PL'), pageTexts('de-DE')];
const fresh = 'Nowe-Hasło-1';

async function linkFor(email: string): Promise<string> {
  const before = (await mailsTo(server, email)).length;
  expect((await openBrowser(server.origin).post('/oidc/password/forgotten', { email })).status).toBe(200);
  const mails = await vi.waitFor(async () => {
    const found = await mailsTo(server, email);
    expect(found.length).toBe(before + 1);
    return found;
  });
  return mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const reset = (token: string, word = fresh, repeat = word) =>
  openBrowser(server.origin).post('/oidc/password/reset', { token, password: word, repeat });
const change = (form: Record<string, string>) =>
  openBrowser(server.origin).post('/oidc/changepassword', form);
const lastPage = async (email: string, word: string) => (await signIn(server, email, word)).url;
const signedIn = `/index.html/afterlogin`;
const forget = () => server.db('rateLimits').delete();

describe('a forgotten password', () => {
  test('is replaced by a link in a mail, in the language of the person', async () => {
    const { user, email } = await buildSomebody(server.db);
    await server.db('users').where({ id: user }).update({ language: 'de-DE' });
    const link = await linkFor(email);
    expect(link.startsWith(`${server.origin}/oidc/password/reset?token=`)).toBe(true);
    expect((await mailsTo(server, email))[0]).toMatchObject({
      subject: subjectOf(german.mails.reset),
      html: expect.stringContaining(`href="${link.replace('&', '&amp;')}"`),
    });
    const form = await fetch(link);
    expect(await form.clone().text()).toContain(german.reset.title);
    expect([form.status, form.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);

    const done = await reset(tokenOf(link));
    expect(await done.text()).toContain(polish.reset.done);
    expect(await lastPage(email, fresh)).toContain(signedIn);
    expect(await lastPage(email, password)).not.toContain(signedIn);
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      subjectOf(german.mails.reset),
      subjectOf(german.mails.changed),
    ]);
    await forget();
  });

  test('the answer is the same for a stranger, who gets no mail', async () => {
    const { email } = await buildSomebody(server.db);
    const stranger = `nobody-${email}`;
    const ask = async (address: string) => {
      const response = await openBrowser(server.origin).post('/oidc/password/forgotten', { email: address });
      return [response.status, (await response.text()).replaceAll(address, '<email>')];
    };
    expect(await ask(stranger)).toEqual(await ask(email));
    await vi.waitFor(async () => expect((await mailsTo(server, email)).length).toBe(1));
    expect(await mailsTo(server, stranger)).toEqual([]);
    await forget();
  });

  test('the link works once, also when it is used twice at the same instant', async () => {
    const { email } = await buildSomebody(server.db);
    const token = tokenOf(await linkFor(email));
    const answers = await Promise.all([reset(token, 'Erstes-Wort-1'), reset(token, 'Zweites-Wort-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const again = await reset(token);
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining(polish.reset.invalid)]);
    await forget();
  });

  test('the link is good for an hour, and a newer one replaces it', async () => {
    const { email } = await buildSomebody(server.db);
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect((await fetch(first)).status).toBe(410);
    expect((await reset(tokenOf(first))).status).toBe(410);
    server.wait(59 * 60);
    expect((await fetch(second)).status).toBe(200);
    server.wait(61);
    expect([(await fetch(second)).status, (await reset(tokenOf(second))).status]).toEqual([410, 410]);
    await forget();
  });

  test('the database holds the link neither in the table of links nor in the one of mails', async () => {
    const { email } = await buildSomebody(server.db);
    const token = tokenOf(await linkFor(email));
    const stored = JSON.stringify([await server.db('accountLinks'), await server.db('jobs')]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(email);
    await forget();
  });

  test.each([
    ['Short1!', 'PasswordTooShort'],
    ['alllower-1', 'PasswordRequiresUpper'],
    ['ALLUPPER-1', 'PasswordRequiresLower'],
    ['NoDigits!', 'PasswordRequiresDigit'],
    ['NoSpecial1', 'PasswordRequiresNonAlphanumeric'],
  ] as const)(
    'a new password that breaks the rules is refused with what it lacks, and the link stays good: %s',
    async (weak, rule) => {
      const { email } = await buildSomebody(server.db);
      const token = tokenOf(await linkFor(email));
      const refused = await reset(token, weak);
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining(fill(polish.rules.missing, { list: polish.rules[rule] })),
      ]);
      expect((await reset(token, fresh, `${fresh}x`)).status).toBe(422);
      expect((await reset(token)).status).toBe(200);
      await forget();
    },
  );

  test.each(['', 'x', 'anna@', 'a b@c.example', `${'x'.repeat(250)}@c.example`])(
    'what is no address is refused: %s',
    async (email) => {
      expect((await openBrowser(server.origin).post('/oidc/password/forgotten', { email })).status).toBe(422);
    },
  );

  test('mails are not to be had without end', async () => {
    const { email } = await buildSomebody(server.db);
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1)
      statuses.push((await openBrowser(server.origin).post('/oidc/password/forgotten', { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await forget();
  });
});

describe('changing a password', () => {
  test('needs the present one, signs out all devices and tells the person', async () => {
    const { user, email } = await buildSomebody(server.db);
    const { browser } = await signIn(server, email);
    const { accessToken } = await refresh(browser);
    const page = await (await fetch(`${server.origin}/oidc/changepassword?userId=${user}`)).text();
    expect(page).toContain(`name="userId" value="${user}"`);

    const wrong = await change({ userId: user, current: 'Wrong-2026!', password: fresh, repeat: fresh });
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining(polish.change.wrong)]);
    expect((await browser.call('GET', '/api/whoami', { token: accessToken })).status).toBe(200);

    expect((await change({ userId: user, current: password, password: fresh, repeat: fresh })).status).toBe(
      200,
    );
    expect((await browser.call('GET', '/api/whoami', { token: accessToken })).status).toBe(401);
    expect((await browser.call('POST', '/api/session/refresh')).status).toBe(401);
    expect(await server.db('sessions').where({ user }).pluck('revokedBecause')).toEqual(['passwordChanged']);
    expect(await lastPage(email, fresh)).toContain(signedIn);
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      subjectOf(polish.mails.changed),
    ]);
    await forget();
  });

  test('is asked for in the language of the person who is signed in, unless another one is chosen', async () => {
    const { user, email } = await buildSomebody(server.db);
    await server.db('users').where({ id: user }).update({ language: 'hu-HU' });
    const { browser } = await signIn(server, email);
    const page = async (more = '') =>
      (await browser.get(`${server.origin}/oidc/changepassword?userId=${user}${more}`)).text();
    expect(await page()).toContain('<html lang="hu"');
    expect(await page('&lang=de-DE')).toContain('<html lang="de"');
    // The id alone tells nothing of its person.
    expect(await (await fetch(`${server.origin}/oidc/changepassword?userId=${user}`)).text()).toContain(
      '<html lang="pl"',
    );
  });

  test('works by the address where the link names nobody', async () => {
    const { email } = await buildSomebody(server.db);
    expect(await (await fetch(`${server.origin}/oidc/changepassword`)).text()).toContain('name="email"');
    expect((await change({ email, current: password, password: fresh, repeat: fresh })).status).toBe(200);
    expect(await lastPage(email, fresh)).toContain(signedIn);
    await forget();
  });

  test('tells nothing of whether an id is known', async () => {
    const { user } = await buildSomebody(server.db);
    const answer = async (userId: string) => {
      const response = await change({ userId, current: 'Wrong-2026!', password: fresh, repeat: fresh });
      return [response.status, (await response.text()).replaceAll(userId, '<id>')];
    };
    const known = await answer(user);
    expect(known[0]).toBe(401);
    expect(await answer(newId())).toEqual(known);
    expect((await answer('x'))[0]).toBe(401);
    await forget();
  });

  test('is no second door for guessing', async () => {
    const { user, email } = await buildSomebody(server.db);
    for (let count = 1; count <= 5; count += 1) {
      expect(
        (await change({ userId: user, current: `wrong ${count}`, password: fresh, repeat: fresh })).status,
      ).toBe(401);
    }
    expect((await change({ userId: user, current: password, password: fresh, repeat: fresh })).status).toBe(
      429,
    );
    expect(await lastPage(email, password)).not.toContain(signedIn);
    await forget();
  });
});
