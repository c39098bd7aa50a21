import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@plumbline/resources/language/languages';
import { describe, expect, test } from 'vitest';
import { fill, pageTexts } from '../../../base/pages/pageTexts';
import { setPassword } from '../passwords/setPassword';
import { registerIn, visitor } from '../registration/testing/visitor';
import { type Browser, follow, openBrowser } from '../testing/browser';
import { buildSomebody, buildUser, password } from '../testing/people';
import { openSignIn, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();

async function page(query = ''): Promise<{ browser: Browser; url: string; page: string }> {
  const browser = openBrowser(server.origin);
  return { browser, ...(await openSignIn(browser, query)) };
}
async function tryTo(email: string, word: string): Promise<{ status: number; text: string }> {
  const { browser, url } = await page();
  const response = await browser.post(url, { email, password: word });
  return { status: response.status, text: await response.text() };
}
const forget = () => server.db('rateLimits').delete();
/** Addresses differ, and each interaction has an id of its own; all else must be the same. */
const essence = (text: string, email: string) =>
  text.replaceAll(email, '<email>').replace(/interaction\/[\w-]+/g, 'interaction');

describe('the sign-in page', () => {
  test('is Polish unless wished or chosen otherwise, and remembers the choice', async () => {
    const first = await page();
    expect(first.page).toContain('<html lang="pl">');
    for (const language of languages) {
      const chosen = await (await first.browser.get(`${first.url}?lang=${language}`)).text();
      expect(chosen).toContain(`<html lang="${language.slice(0, 2)}">`);
      expect(chosen).toContain(`<h1>${pageTexts(language).signIn.title}</h1>`);
      const again = await (await first.browser.get('/oidc/password/forgotten')).text();
      expect(again).toContain(`<html lang="${language.slice(0, 2)}">`);
    }
    expect((await page('?ui_locales=hu-HU')).page).toContain('<html lang="hu">');
    expect((await page('?ui_locales=fr-FR')).page).toContain('<html lang="pl">');
  });

  test('keeps the language when the password was wrong', async () => {
    const { browser, url } = await page();
    const text = await (
      await browser.post(url, { email: 'x@auditor.example', password: 'wrong', lang: 'de-DE' })
    ).text();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain(pageTexts('de-DE').signIn.wrong);
    await forget();
  });

  test('runs no script but ours, is framed by nobody, posts to nobody else and is never stored', async () => {
    const { browser, url } = await page();
    const { headers } = await browser.get(url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "script-src 'self'",
      "style-src 'self'",
    ]);
    expect([
      headers.get('cache-control'),
      headers.get('referrer-policy'),
      headers.get('x-content-type-options'),
    ]).toEqual(['no-store', 'same-origin', 'nosniff']);
  });

  test('has its style from an address that changes with it', async () => {
    const { page: text } = await page();
    const address = text.match(/href="(\/oidc\/assets\/pages-[0-9a-f]{12}\.css)"/)?.[1] ?? '';
    const response = await fetch(`${server.origin}${address}`);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable']);
  });

  test('has the browser fetch the app meanwhile, in its language', async () => {
    const { screensDir } = server.api.config;
    await mkdir(screensDir, { recursive: true });
    const ahead = JSON.stringify({ 'pl-PL': ['/assets/pl.js'], 'de-DE': ['/assets/de.js'] });
    const built = path.join(screensDir, 'index.html');
    await writeFile(built, `<script src="/preload.js" data-preload='${ahead}'></script>`);
    const { page: text } = await page('?ui_locales=de-DE');
    expect(text.match(/<link rel="prefetch"[^>]*>/g)).toEqual(['<link rel="prefetch" href="/assets/de.js">']);
    await rm(built);
    expect((await page()).page).not.toContain('prefetch');
  });

  test('writes what was entered as text, never as markup', async () => {
    const evil = '"><script>alert(1)</script>@x.y';
    const { text } = await tryTo(evil, 'x');
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
    expect((await page(`?login_hint=${encodeURIComponent(evil)}`)).page).not.toContain('<script');
    await forget();
  });

  test('refuses a form posted by another site', async () => {
    const { email } = await buildSomebody(server.db);
    const { browser, url } = await page();
    const response = await browser.get(url, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email, password }),
    });
    expect(response.status).toBe(403);
    expect((await follow(browser, await browser.post(url, { email, password }))).url).toBe(
      `${server.origin}/index.html/afterlogin`,
    );
  });

  test('is worth nothing in another browser', async () => {
    const { email } = await buildSomebody(server.db);
    const { url } = await page();
    const stranger = openBrowser(server.origin);
    expect([
      (await stranger.get(url)).status,
      (await stranger.post(url, { email, password })).status,
    ]).toEqual([400, 400]);
  });
});

describe('who guesses', () => {
  test('learns nothing of whether an address is known', async () => {
    const { email } = await buildSomebody(server.db);
    const inactive = await buildUser(server.db, { isActive: false, email: 'gone@auditor.example' });
    await server.db('credentials').where({ user: inactive });
    const withoutPassword = await buildUser(server.db, { email: 'invited@auditor.example' });
    await server.db('credentials').where({ user: withoutPassword }).delete();
    const known = await tryTo(email, 'Wrong-2026!');
    expect(known.status).toBe(401);
    for (const [other, word] of [
      ['nobody@auditor.example', 'Wrong-2026!'],
      ['gone@auditor.example', password],
      ['invited@auditor.example', ''],
      ['', ''],
      ["' or 1=1 -- ", 'x'],
    ] as const) {
      const answer = await tryTo(other, word);
      expect([other, answer.status, essence(answer.text, other)].slice(0, 2)).toEqual([other, 401]);
      if (other.includes('@')) expect(essence(answer.text, other)).toBe(essence(known.text, email));
    }
    await forget();
  });

  test('at an address that another one only resembles reaches nobody: ü is not u', async () => {
    const { user } = await buildSomebody(server.db);
    const other = await buildSomebody(server.db);
    const [umlaut, plain] = ['info@müller.example', 'info@muller.example'];
    await server.db('users').where({ id: user }).update({ email: plain });
    expect((await tryTo(umlaut, password)).status).toBe(401);
    // Both may be there at once, and each is opened by its own password alone.
    await server.db('users').where({ id: other.user }).update({ email: umlaut });
    await setPassword(server.db, other.user, 'Other-2026!');
    expect((await tryTo(umlaut, password)).status).toBe(401);
    expect((await tryTo(plain, 'Other-2026!')).status).toBe(401);
    expect((await signIn(server, umlaut, 'Other-2026!')).url).toContain('/index.html/afterlogin');
    expect((await signIn(server, plain)).url).toContain('/index.html/afterlogin');
    await forget();
  });

  test('learns nothing by registering an address with a password of his own and signing in with it', async () => {
    const { email } = await buildSomebody(server.db);
    const answers: [number, string][] = [];
    for (const address of [email, `nobody-${email}`]) {
      const form = visitor({ email: address });
      await registerIn(openBrowser(server.origin), form);
      const { status, text } = await tryTo(address, form.password ?? '');
      answers.push([status, essence(text, address)]);
    }
    expect(answers[0]?.[0]).toBe(403);
    expect(answers[1]).toEqual(answers[0]);
    expect((await signIn(server, email)).url).toContain('/index.html/afterlogin');
    await forget();
  });

  test('cannot wipe the slate by a registration of his own at the address', async () => {
    const { email } = await buildSomebody(server.db);
    const form = visitor({ email });
    await registerIn(openBrowser(server.origin), form);
    for (let count = 1; count <= 4; count += 1) await tryTo(email, `wrong ${count}`);
    expect((await tryTo(email, form.password ?? '')).status).toBe(403);
    expect((await tryTo(email, password)).status).toBe(429);
    await forget();
  });

  test.each(['known', 'unknown'])(
    'at one account is stopped after five attempts, the right password included, and may go on later: %s',
    async (kind) => {
      const { email: real } = await buildSomebody(server.db);
      const email = kind === 'known' ? real : `nobody-${real}`;
      for (let count = 1; count <= 5; count += 1)
        expect((await tryTo(email, `wrong ${count}`)).status).toBe(401);
      const stopped = await tryTo(email, password);
      expect(stopped.status).toBe(429);
      expect(stopped.text).toContain(fill(pageTexts('pl-PL').signIn.tooMany, { when: 'za 15 minut' }));
      // Others go on meanwhile.
      const { email: other } = await buildSomebody(server.db);
      expect((await signIn(server, other)).url).toContain('/index.html/afterlogin');
      await server.db('rateLimits').update({ expire: Date.now() - 1 });
      expect((await tryTo(email, password)).status).toBe(kind === 'known' ? 303 : 401);
      await forget();
    },
  );

  test('cannot outrun the count by guessing at the same instant', async () => {
    const { email } = await buildSomebody(server.db);
    const pages = await Promise.all(Array.from({ length: 8 }, () => page()));
    const answers = await Promise.all(
      pages.map(({ browser, url }, index) => browser.post(url, { email, password: `wrong ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    await forget();
  });

  test('from many addresses at one account is stopped too', async () => {
    const { email } = await buildSomebody(server.db);
    server.api.web.set('trust proxy', 1);
    const from = async (address: string) => {
      const { browser, url } = await page();
      return browser.get(url, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: new URLSearchParams({ email, password: 'wrong' }),
      });
    };
    const statuses: number[] = [];
    for (let host = 1; host <= 31; host += 1) statuses.push((await from(`10.0.0.${host}`)).status);
    expect(statuses.indexOf(429)).toBe(30);
    server.api.web.set('trust proxy', 0);
    await forget();
  });

  test('from one address alone does not lock the account for the others', async () => {
    const { email } = await buildSomebody(server.db);
    for (let count = 1; count <= 40; count += 1) await tryTo(email, 'wrong');
    server.api.web.set('trust proxy', 1);
    const { browser, url } = await page();
    const response = await browser.get(url, {
      method: 'POST',
      headers: { 'x-forwarded-for': '10.0.0.9' },
      body: new URLSearchParams({ email, password }),
    });
    server.api.web.set('trust proxy', 0);
    expect(response.status).toBe(303);
    await forget();
  });

  test('signing in rightly wipes the slate of this address at this account', async () => {
    const { email } = await buildSomebody(server.db);
    for (let round = 1; round <= 2; round += 1) {
      for (let count = 1; count <= 4; count += 1) expect((await tryTo(email, 'wrong')).status).toBe(401);
      expect((await signIn(server, email)).url).toBe(`${server.origin}/index.html/afterlogin`);
    }
    await forget();
  });

  test('leaves no addresses of people in the counting table', async () => {
    await tryTo('curious@auditor.example', 'wrong');
    const keys: string[] = await server.db('rateLimits').pluck('key');
    expect(keys.length).toBe(3);
    expect(keys.join()).not.toContain('curious');
    await forget();
  });
});

test('address and password count whatever the case of the address and the form of its letters', async () => {
  const { user } = await buildSomebody(server.db);
  await server.db('users').where({ id: user }).update({ email: 'Zofia.Zielinska@auditor.example' });
  expect((await signIn(server, ' zofia.zielinska@AUDITOR.example ')).url).toBe(
    `${server.origin}/index.html/afterlogin`,
  );
});
