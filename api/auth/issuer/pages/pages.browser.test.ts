import { languages } from '@plumbline/resources/languages';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSomebody, password } from '../../testing/people';
import { useSignInServer } from '../../testing/signInServer';
import { pageTexts } from './pageTexts';

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });
const server = useSignInServer();
let chrome: Browser;

beforeAll(async () => {
  chrome = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
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
    expect((await call(page, 'POST', '/api/session/refresh')).status).toBe(401);
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

test.each([
  ['/api/oauth/issuer', 'light'],
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
