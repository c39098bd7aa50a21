import { languages } from '@plumbline/resources/language/languages';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOptions } from '../../../../../scripts/testing/browserOptions';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { linkIn, mailsTo, registerIn, somewhere, visitor } from '../../registration/testing/visitor';
import { buildSomebody, password } from '../../testing/people';
import { useSignInServer } from '../../testing/signInServer';
import { registrationTexts } from './registration/registrationTexts';

const server = useSignInServer();
let chrome: Browser;

beforeAll(async () => {
  chrome = await chromium.launch(browserOptions);
  // The application's page, with the policy the application has.
  server.api.web.get(/^\/(index\.html.*)?$/, (_req, res) => {
    res
      .set('Referrer-Policy', 'no-referrer')
      .type('html')
      .send('<!doctype html><title>App</title><h1>App</h1>');
  });
});
afterAll(() => chrome.close());

async function open(options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  return chrome.newPage({ baseURL: server.origin, ...options });
}
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run()); // put there by the line before
  if (results.passes.length === 0) throw new Error('axe looked at nothing');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
const call = (page: Page, method: string, url: string) =>
  page.evaluate(
    async ([verb = '', address = '']) => {
      const response = await fetch(address, { method: verb });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [method, url],
  );

describe('in a real browser', () => {
  test('a person signs in by keyboard, the page behind refreshes silently and signs out', async () => {
    const anna = await buildSomebody(server.db);
    const page = await open();
    await page.goto('/api/oauth/issuer');
    await page.locator('#email:focus').waitFor();
    await page.keyboard.type(anna.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index.html/afterlogin');
    expect(await page.evaluate('document.cookie')).toBe('');
    const refreshed = await call(page, 'POST', '/api/session/refresh');
    expect(refreshed).toMatchObject({ status: 200, body: { actor: { user: anna.user, role: 'Owner' } } });
    expect(
      (await page.context().cookies(`${server.origin}/api/session/refresh`)).map(
        ({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }),
      ),
    ).toEqual([{ name: 'plumbline-session', httpOnly: true, sameSite: 'Strict', path: '/api/session' }]);
    expect((await page.context().cookies(`${server.origin}/api/equipments`)).map(({ name }) => name)).toEqual(
      [],
    );
    expect((await call(page, 'POST', '/api/session/signout')).status).toBe(200);
    expect((await call(page, 'POST', '/api/session/refresh')).body).toEqual({ code: 'NOT_SIGNED_IN' });
    await page.close();
  });

  test('a page of another site can neither refresh nor sign out', async () => {
    const anna = await buildSomebody(server.db);
    const page = await open();
    await page.goto('/api/oauth/issuer');
    await page.getByLabel(pageTexts('pl-PL').email).fill(anna.email);
    await page.getByLabel(pageTexts('pl-PL').password).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index.html/afterlogin');
    await page.goto(
      `data:text/html,<form method=post action="${server.origin}/api/session/signout"><button>Win a phone</button></form>`,
    );
    await page.getByRole('button').click();
    await page.waitForURL('**/api/session/signout');
    expect(await page.textContent('body')).toContain('WRONG_ORIGIN');
    await page.goto('/index.html/afterlogin');
    expect((await call(page, 'POST', '/api/session/refresh')).status).toBe(200);
    await page.close();
  });

  test('a wrong password is said in words, and the address stays', async () => {
    const page = await open();
    await page.goto('/api/oauth/issuer?ui_locales=en-EN');
    const texts = pageTexts('en-EN');
    await page.getByLabel(texts.email).fill('anna@auditor.example');
    await page.getByLabel(texts.password).fill('wrong');
    await page.getByRole('button', { name: texts.signIn.submit }).click();
    expect(await page.getByRole('alert').textContent()).toBe(texts.signIn.wrong);
    expect(await page.getByLabel(texts.email).inputValue()).toBe('anna@auditor.example');
    expect(await page.getByLabel(texts.password).inputValue()).toBe('');
    expect(await findings(page)).toEqual([]);
    await page.close();
  });
});

describe('registration', () => {
  const texts = registrationTexts('pl-PL');
  const start = async () => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await page.goto('/registration?lang=pl-PL');
    return page;
  };
  const company = async (page: Page) => {
    await page.getByRole('radio', { name: texts.types.AUDITOR.name }).check();
    await page.getByLabel(texts.fields.companyName).fill('Pion Inspekcje');
    await page.keyboard.press('Enter');
    await page.getByLabel(texts.fields.firstName).waitFor();
  };

  test('goes step by step by keyboard, tells what is wrong where it is, and loses nothing by going back', async () => {
    const page = await start();
    await page.getByRole('button', { name: texts.next }).click();
    await page.locator('#companyName[aria-invalid]').waitFor();
    expect(await page.locator('#companyName-error').textContent()).toBe(texts.errors.required);
    expect(await findings(page)).toEqual([]);
    await company(page);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('LEGEND');
    await page.getByLabel(texts.fields.firstName).fill('Żaneta');
    await page.goBack();
    expect(await page.getByLabel(texts.fields.companyName).inputValue()).toBe('Pion Inspekcje');
    await page.locator('nav a[hreflang=de]').click();
    const german = registrationTexts('de-DE');
    expect(await page.getByRole('radio', { name: german.types.AUDITOR.name }).isChecked()).toBe(true);
    await page.getByRole('button', { name: german.next }).click();
    expect(await page.getByLabel(german.fields.firstName).inputValue()).toBe('Żaneta');
    expect(await findings(page)).toEqual([]);
    await page.close();
  });

  test('says so where the network is away, keeps what is typed, and goes on when it is back', async () => {
    const page = await start();
    await page.getByRole('radio', { name: texts.types.COMPANY.name }).check();
    await page.getByLabel(texts.fields.companyName).fill('Chłodnia');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: texts.next }).click();
    expect(await page.getByRole('alert').textContent()).toBe(texts.problems.IdentityServerUnreachable.text);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: texts.next }).click();
    await page.getByLabel(texts.fields.firstName).waitFor();
    await page.goBack();
    expect(await page.getByLabel(texts.fields.companyName).inputValue()).toBe('Chłodnia');
    await page.close();
  });

  test.each([
    ['a server that is not ready', { status: 503, json: { code: 'NOT_READY' } }],
    ['a proxy', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ])('says so where %s answers in its place', async (_who, answer) => {
    const page = await start();
    await page.route('**/registration/check', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: texts.next }).click();
    expect(await page.getByRole('alert').textContent()).toBe(texts.problems.IdentityServerUnreachable.text);
    await page.close();
  });

  test('waits half a minute for an answer; sent again it is the same registration', async () => {
    const form = visitor({ phone: '+48 71 555 02 21' });
    const page = await start();
    await page.clock.install();
    await page.reload();
    for (const shown of [
      ['companyName'],
      ['firstName', 'lastName', 'email', 'phone'],
      ['password', 'repeat'],
    ]) {
      if (shown[0] === 'companyName')
        await page.getByRole('radio', { name: texts.types.COMPANY.name }).check();
      for (const name of shown) await page.locator(`#${name}`).fill(form[name] ?? '');
      if (shown[0] !== 'password') await page.getByRole('button', { name: texts.next }).click();
    }
    for (const name of ['terms', 'privacy']) await page.locator(`#${name}`).check();
    const submit = page.locator('button[type=submit]');
    // The server has it, and its answer never comes.
    let isTaken = false;
    await page.route('**/registration', async (route) => {
      await route.fetch();
      isTaken = true;
    });
    await submit.click();
    await expect.poll(() => isTaken, { timeout: 120_000 }).toBe(true);
    expect(await submit.getAttribute('aria-busy')).toBe('true');
    await page.clock.fastForward(30_000);
    await page.getByText(texts.problems.IdentityServerUnreachable.text).waitFor();
    expect(await submit.getAttribute('aria-busy')).toBeNull();

    await page.unroute('**/registration');
    await submit.click();
    await page.waitForURL('**/registration/sent');
    expect(await mailsTo(server, form.email)).toHaveLength(1);
    await page.close();
  });

  test('ticks off the rules of the password and whether it was repeated', async () => {
    const page = await start();
    await company(page);
    for (const [label, value] of [
      [texts.fields.firstName, 'Żaneta'],
      [texts.fields.lastName, 'Ćwikła'],
      [texts.fields.email, 'zaneta@pion.example'],
      [texts.fields.phone, '+48 71 555 02 20'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: texts.next }).click();
    const first = page.getByLabel(texts.fields.password, { exact: true });
    await first.waitFor();
    const met = () => page.locator('.rules .is-met').count();
    expect(await met()).toBe(0);
    await first.fill('abc1');
    expect(await met()).toBe(2);
    await first.fill('Pion-2026');
    expect(await met()).toBe(5);
    await page.getByLabel(texts.fields.repeat).fill('Pion-2');
    expect(await page.locator('#match').textContent()).toBe('');
    await page.getByLabel(texts.fields.repeat).fill('Pion-3');
    const { rules } = pageTexts('pl-PL');
    expect(await page.locator('#match').textContent()).toBe(rules.mismatch);
    await page.getByLabel(texts.fields.repeat).fill('Pion-2026');
    expect(await page.locator('#match').textContent()).toContain(rules.match);
    await page.getByRole('button', { name: texts.submit }).click();
    await page.locator('#terms[aria-invalid]').waitFor();
    expect(await page.locator('#terms-error').textContent()).toBe(texts.errors.terms);
    expect(await findings(page)).toEqual([]);
    await page.close();
  });

  test('waits to be confirmed, by the person who knows its password, on pages that fit a phone', async () => {
    const form = visitor();
    await registerIn(somewhere(server), form);
    const page = await open({ colorScheme: 'dark', viewport: { width: 320, height: 640 } });
    const check = async (heading: string) => {
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    };
    await page.goto('/api/oauth/issuer');
    await page.locator('#email').fill(form.email ?? '');
    await page.locator('#password').fill(form.password ?? '');
    await page.keyboard.press('Enter');
    await check(texts.unconfirmed.title);
    // The link is followed in another browser: this one has just shown that it knows the password.
    await page.context().clearCookies();
    await page.goto(linkIn((await mailsTo(server, form.email))[0]));
    await check(texts.confirm.title);
    await page.getByLabel(texts.confirm.password).fill(form.password ?? '');
    await page.keyboard.press('Enter');
    await check(texts.confirmed.title);
    await page.close();
  });

  test('is one form with all it asks where no script runs', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/registration?lang=pl-PL');
    expect(await page.locator('input:not([type=hidden]):visible').count()).toBe(12);
    expect(await page.getByRole('button').allTextContents()).toEqual([texts.submit]);
    await page.close();
  });
});

test.each([
  ['/api/oauth/issuer', 'light'],
  ['/oidc/registration', 'dark'],
  ['/oidc/registration/sent', 'light'],
  ['/oidc/registration/resend', 'dark'],
  ['/oidc/registration/confirm', 'light'],
  ['/oidc/legal/privacy-policy', 'dark'],
  ['/oidc/faq', 'light'],
  ['/oidc/password/forgotten', 'light'],
  ['/oidc/password/reset?token=x', 'light'],
  ['/oidc/changepassword?userId=x', 'light'],
  ['/oidc/changepassword?userId=x', 'dark'],
  ['/oidc/interaction/x', 'dark'],
] as const)(
  '%s in %s colours fits a phone in every language and is accessible',
  async (address, colorScheme) => {
    const page = await open({ colorScheme, viewport: { width: 320, height: 640 } });
    await page.goto(address);
    for (const language of languages) {
      const choice = page.locator(`nav a[hreflang=${language.slice(0, 2)}]`);
      // A page that tells of a failure has no languages to choose from; it takes the one chosen before.
      if ((await choice.count()) > 0) {
        await choice.click();
        expect(await page.locator('html').getAttribute('lang')).toBe(language.slice(0, 2));
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    }
    expect(await findings(page)).toEqual([]);
    await page.close();
  },
);
