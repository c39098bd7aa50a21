import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPassword } from '../../seeds/accounts';
import { expect, type Page, test } from './journey';
import { signIn } from './steps/signIn';

const worker = path.join(import.meta.dirname, '../dist/sw.js');

test('a newer version waits for what is typed in another tab, and for a word', async ({ browser, app }) => {
  const here = await signIn(browser, app.origin, 'owner@auditor.example');
  await here.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The first version takes charge of a page when it is opened again.
  await here.reload();
  const there = await here.context().newPage();
  await there.goto('/locations/create');
  await there.getByLabel('Nazwa').first().fill('Hala w drugiej karcie');
  const before = await readFile(worker, 'utf8');
  try {
    await writeFile(worker, `${before}\n// a newer version`);
    await here.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const now = here.getByRole('button', { name: 'Wczytaj teraz' });
    await markPage(here);
    await now.click();
    await expect(here.getByText('W innej karcie są niezapisane dane')).toBeVisible();
    await expect(there.getByText('Najpierw zapisz lub porzuć')).toBeVisible();
    await expect(there.getByLabel('Nazwa').first()).toHaveValue('Hala w drugiej karcie');
    expect(await isMarked(here)).toBe(true);

    await there.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await there.waitForURL(/\/locations\/[0-9a-f-]{36}/);
    await now.click();
    await expect.poll(() => isMarked(here)).toBe(false);
    await expect(there.getByText('Hala w drugiej karcie').first()).toBeVisible();
    await expect(here.getByText('Dostępna jest nowa wersja')).toBeHidden();
  } finally {
    await writeFile(worker, before);
  }

  const reported = here.waitForResponse((response) => response.url().endsWith('/api/errorRecords/report'));
  await here.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('the journey lost "Anna Nowak"');
    });
  });
  await expect(here.getByText('Wystąpił nieoczekiwany błąd.')).toBeVisible();
  await reported;
  const provider = await signIn(browser, app.origin, 'support@provider.example');
  await provider.goto('/errors/overview');
  const row = provider.getByRole('row').filter({ hasText: 'the journey lost' });
  await expect(row).toContainText('INTERNAL');
  await expect(row).toContainText('Pion Inspekcje Techniczne');
  await expect(row).not.toContainText('Anna');
  await Promise.all([here.context().close(), provider.context().close()]);
});

test('a browser that keeps nothing is worked with online, and says so', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.origin });
  await context.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('private window', 'InvalidStateError');
    };
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#email').fill('auditor@auditor.example');
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Ta przeglądarka nie pozwala zapisywać danych lokalnie')).toBeVisible();
  await page.goto('/equipments/overview');
  await expect(page.getByRole('link', { name: /^REG-\d+/ }).first()).toBeVisible();
  await context.close();
});

/** A page that is opened anew knows nothing of the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);
