import { buildPeople, type TwoPeople } from '../../scripts/testing/buildPeople';
import { demoPassword } from '../../seeds/accounts';
import { type Browser, type BrowserContext, expect, type Page, test } from './journey';
import { lightScreen, openSignInPage, returnTo, signIn } from './steps/signIn';
import { expectPasswordAsked, expectPasswordAskedBefore, signOut } from './steps/signOut';

const auditor = 'owner@auditor.example';

/** URLs of the browser's authorization requests. */
function authorizations(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/oidc/auth') found.push(request.url());
  });
  return found;
}

/** Checks that no access remains for the next user of the device. */
async function expectClosed(page: Page, authorization: string): Promise<void> {
  for (const prompt of ['consent', 'login consent', null]) {
    const url = new URL(authorization);
    if (prompt === null) url.searchParams.delete('prompt');
    else url.searchParams.set('prompt', prompt);
    await page.goto(url.href);
    await expectPasswordAsked(page);
  }
  for (const address of ['/start/dashboard', '/equipments/overview']) {
    await page.goto(address);
    await expectPasswordAsked(page);
    await page.reload();
    await expectPasswordAsked(page);
  }
}

const replicas = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('plumbline.') ? name : [])),
  );

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after signing out online, back, reload, another tab and the old authorization request require the password', async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({ baseURL: app.origin });
    await context.addInitScript(() => localStorage.setItem('RaStoreplumbline.tour.off', 'true'));
    const page = await context.newPage();
    const asked = authorizations(page);
    await page.goto('/');
    await page.locator('#email').fill(auditor);
    await page.locator('#password').fill(demoPassword);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/start\/dashboard$/);
    await page.goto('/equipments/overview');
    const row = page.getByRole('link', { name: /^REG-\d+/ }).first();
    await expect(row).toBeVisible();
    const other = await context.newPage();
    await other.goto('/equipments/overview');
    await expect(other.getByRole('link', { name: /^REG-\d+/ }).first()).toBeVisible();

    const answered = page
      .waitForResponse('**/api/session/signout')
      .then((response) => response.headerValue('clear-site-data'));
    await signOut(page);
    expect(await answered).toBe('"cache"');
    // The other tab signs out by itself.
    await expectPasswordAsked(other);
    expect((await context.cookies()).filter(({ name }) => /session|issuer/.test(name))).toEqual([]);
    await expectPasswordAskedBefore(page);
    await expect(row).toHaveCount(0);
    await other.goBack();
    await expect(other.getByRole('link', { name: /^REG-\d+/ })).toHaveCount(0);
    // The browser deletes them once no tab has them open any more.
    await expect.poll(() => replicas(page)).toEqual([]);
    await expectClosed(page, asked[0] ?? '');
    await context.close();
  });

  test('signing out offline survives reloads, other tabs and the reconnection, and keeps unsent work for its user', async ({
    browser,
    app,
  }) => {
    const page = await signIn(browser, app.origin, auditor);
    const context = page.context();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/equipment-owners/create');
    const other = await context.newPage();
    await other.goto('/equipments/overview');
    await expect(other.getByRole('link', { name: /^REG-\d+/ }).first()).toBeVisible();
    const name = 'Źródlana Huta Szkła';
    const field = page.getByRole('textbox', { name: 'Nazwa' });
    await field.fill(name);
    const cookies = await context.cookies();
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: /^Synchronizacja: / })).toHaveAccessibleName(
      'Synchronizacja: Offline',
    );
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await signOut(page, { isConfirmed: true });
    // All data of the account is deleted, except unsent changes in the outbox.
    const rows = await page.evaluate(async () => {
      const counts: Record<string, number> = {};
      for (const { name: database = '' } of await indexedDB.databases()) {
        if (!database.endsWith('.replica')) continue;
        const opened = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(database);
          request.onsuccess = () => resolve(request.result);
        });
        counts[database] = await new Promise((resolve) => {
          const request = opened.transaction('rows').objectStore('rows').count();
          request.onsuccess = () => resolve(request.result);
        });
        opened.close();
      }
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    });
    expect(rows).toBe(0);
    for (const tab of [page, other]) {
      await tab.goto('/equipments/overview');
      await expect(tab.getByText('Brak połączenia z internetem')).toBeVisible();
      await tab.reload();
      await expect(tab.getByText('Brak połączenia z internetem')).toBeVisible();
      await expect(tab.getByRole('link', { name: /^REG-\d+/ })).toHaveCount(0);
    }

    // After reconnection the sign-out is sent before any other request.
    const calls: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(session|sync|oauth)/.test(pathname)) calls.push(pathname);
    });
    await context.setOffline(false);
    for (const tab of [page, other]) await expectPasswordAsked(tab);
    expect(calls[0]).toBe('/api/session/signout');
    expect(calls.filter((call) => call.includes('sync'))).toEqual([]);
    const copied = await browser.newContext({ baseURL: app.origin });
    await copied.addCookies(cookies);
    const refused = await copied.request.post('/api/session/refresh', { headers: { origin: app.origin } });
    expect([refused.status(), (await refused.json()).code]).toEqual([401, 'SESSION_ENDED']);

    // The next user of this device neither sees nor sends the changes.
    await other.close();
    await page.goto('/');
    await fillIn(page, 'owner@company.example', demoPassword);
    await expect(page.getByRole('button', { name: /^Synchronizacja: Wysłano wszystko/ })).toBeVisible();
    await page.goto('/equipment-owners/overview');
    await expect(page.getByText(name)).toHaveCount(0);
    await signOut(page);

    // The changes are sent when their user signs in.
    await page.goto('/');
    await fillIn(page, auditor, demoPassword);
    await expect(page.getByRole('button', { name: /^Synchronizacja: Wysłano wszystko/ })).toBeVisible();
    await page.goto(`/equipment-owners/overview?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await Promise.all([context.close(), copied.close()]);
  });
});

async function fillIn(page: Page, email: string, word: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(word);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/oidc\/|afterlogin/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the app of a user in a separate browser context. */
async function open(browser: Browser, origin: string, email: string, word: string) {
  const context: BrowserContext = await browser.newContext({ baseURL: origin });
  await context.addInitScript(() => localStorage.setItem('RaStoreplumbline.tour.off', 'true'));
  const page = await context.newPage();
  const asked = authorizations(page);
  const bearer = page.waitForRequest((request) => Boolean(request.headers().authorization));
  await openSignInPage(page);
  await returnTo(page, lightScreen);
  await fillIn(page, email, word);
  const { authorization = '' } = (await bearer).headers();
  const call = async (method: string, url: string, data?: unknown) => {
    const response = await page.request.fetch(url, {
      method,
      headers: { authorization, origin },
      ...(data === undefined ? {} : { data }),
    });
    expect(response.status(), `${method} ${url}: ${await response.text()}`).toBeLessThan(300);
    return response;
  };
  return { context, page, call, authorize: asked[0] ?? '' };
}

test('sign-out everywhere, a new password, a lock, a removal and an erasure sign out every device of the user', async ({
  browser,
  app,
}) => {
  test.setTimeout(600_000);
  const provider = await open(browser, app.origin, 'admin@provider.example', demoPassword);
  const doors: Record<
    string,
    (account: TwoPeople, member: Awaited<ReturnType<typeof open>>) => Promise<unknown>
  > = {
    everywhere: (_account, member) => member.call('POST', '/api/session/signout-everywhere'),
    async password({ member, password }) {
      const elsewhere = await browser.newContext({ baseURL: app.origin });
      const page = await elsewhere.newPage();
      await page.goto('/oidc/changepassword');
      await page.locator('input[name=email]').fill(member.email);
      const [current, ...fresh] = await page.locator('input[type=password]').all();
      await current?.fill(password);
      for (const one of fresh) await one.fill('Pion-2027!');
      await page.locator('button[type=submit]').click();
      await expect(page.locator('input[type=password]')).toHaveCount(0);
      await elsewhere.close();
    },
    lock: ({ member }) => provider.call('PUT', `/api/users/${member.user}`, { isActive: false, version: 1 }),
    async removal({ owner, member, password }) {
      const { context, call } = await open(browser, app.origin, owner.email, password);
      await call('DELETE', `/api/contacts/${member.contact}`);
      await context.close();
    },
    async erasure({ owner, member, password }) {
      const { context, call } = await open(browser, app.origin, owner.email, password);
      await call('POST', `/api/contacts/${member.contact}/erase`, {
        reason: 'asked for it',
        confirm: member.name,
      });
      await context.close();
    },
  };
  for (const [name, go] of Object.entries(doors)) {
    await test.step(name, async () => {
      const account = await buildPeople(app.databaseUrl);
      const tablet = await open(browser, app.origin, account.member.email, account.password);
      const laptop = await open(browser, app.origin, account.member.email, account.password);
      await go(account, tablet);
      for (const { page, authorize } of [tablet, laptop]) {
        await page.reload();
        await expectPasswordAsked(page);
        await expectPasswordAskedBefore(page);
        await expectClosed(page, authorize);
      }
      await Promise.all([tablet.context.close(), laptop.context.close()]);
    });
  }
  await provider.context.close();
});
