import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPassword } from '../../seeds/accounts';
import { expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { answer, checkpoint, savedOnDevice } from './steps/carryOut';
import { lightScreen, signIn, withoutServiceWorker } from './steps/signIn';
import { visit } from './steps/visit';

test.use({ serviceWorkers: 'allow' });

const slow2g = {
  offline: false,
  latency: 800,
  downloadThroughput: 25_000,
  uploadThroughput: 12_000,
  connectionType: 'cellular2g',
} as const;
const fullSpeed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test('a new version waits for unsaved input in another tab, and for confirmation', async ({
  browser,
  app,
}) => {
  const here = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  await here.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The first version controls a page only after a reload.
  await here.reload();
  const there = await here.context().newPage();
  await there.goto('/locations/create');
  await there.getByLabel('Nazwa').first().fill('Hala w drugiej karcie');
  const worker = path.join(app.screensDirectory, 'sw.js');
  const before = await readFile(worker, 'utf8');
  try {
    await writeFile(worker, `${before}\n// a newer version`);
    // Offered once it is completely installed.
    await here.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const newer = registration?.installing;
      while (newer?.state === 'installing')
        await new Promise((resolve) => newer.addEventListener('statechange', resolve, { once: true }));
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
    await expect(there.getByRole('heading', { name: 'Hala w drugiej karcie' })).toBeVisible();
    // The input may count as unsaved a moment longer; a tap until then would be refused once more.
    await expect(here.getByText('W innej karcie są niezapisane dane')).toBeHidden();
    await now.click();
    await expect.poll(() => isMarked(here)).toBe(false);
    await expect(there.getByText('Hala w drugiej karcie').first()).toBeVisible();
    await expect(here.getByText('Dostępna jest nowa wersja')).toBeHidden();
  } finally {
    await writeFile(worker, before);
  }

  // The page is new as soon as it is loaded, but error reporting starts a moment later.
  await expect(here.getByRole('heading', { level: 1 })).toBeVisible();
  const reported = here.waitForResponse((response) => response.url().endsWith('/api/errorRecords/report'));
  await here.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('the journey lost "Anna Nowak"');
    });
  });
  await expect(here.getByText('Wystąpił nieoczekiwany błąd.')).toBeVisible();
  await reported;
  const provider = await signIn(
    browser,
    app.origin,
    'support@provider.example',
    '/errors/overview',
    withoutServiceWorker,
  );
  await visit(provider, '/errors/overview');
  const row = provider.getByRole('row').filter({ hasText: 'the journey lost' });
  await expect(row).toContainText('INTERNAL');
  await expect(row).toContainText('Pion Inspekcje Techniczne');
  await expect(row).not.toContainText('Anna');
  await Promise.all([here.context().close(), provider.context().close()]);
});

test('a browser without storage works online, and says so', async ({ browser, app }) => {
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
  await visit(page, '/equipments/overview');
  await expect(page.getByRole('link', { name: /^REG-\d+/ }).first()).toBeVisible();

  // Inspections and reports need local storage; final ones are only read.
  const api = await askApi(page);
  const [audit] = await api.list('audits', { isFinished: false });
  for (const address of [
    `/audits/planning/${audit?.planning}/audit/${audit?.id}`,
    '/audits/reports/create',
  ]) {
    await visit(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Otwórz aplikację w zwykłym oknie zamiast w prywatnym')).toBeVisible();
  }
  const [report] = await api.list('auditReports', { state: 'finished' });
  await visit(page, `/audits/reports/${report?.id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: String(report?.number) })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz raport (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await context.close();
});

test('on a slow connection the screens work, and a lost response or a double click saves once', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@auditor.example');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const indicator = indicatorOf(page);
  const field = page.getByRole('textbox', { name: 'Nazwa' });
  const save = page.getByRole('button', { name: 'Zapisz', exact: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow2g);
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Wolne połączenie');

  await visit(page, '/equipment-owners/overview');
  await expect(page.getByRole('link', { name: 'Magazyny Odra Sp. z o.o.' })).toBeVisible();
  await visit(page, '/equipment-owners/create');
  await field.fill('Powolna Rzeka S.A.');
  // The server saves it, but the response is lost.
  await page.route('**/api/equipmentOwners', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Powolna Rzeka S.A.' })).toBeVisible();
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Wolne połączenie');

  await page.getByRole('link', { name: 'Edytuj' }).click();
  await field.fill('Powolna Rzeka Sp. k.');
  await save.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Powolna Rzeka Sp. k.' })).toBeVisible();
  await devtools.send('Network.emulateNetworkConditions', fullSpeed);

  const api = await askApi(page);
  const saved = await api.list('equipmentOwners', { name: 'Powolna Rzeka Sp. k.' });
  expect(saved).toHaveLength(1);
  expect(await api.history('equipmentOwners', saved[0]?.id ?? '')).toHaveLength(2);
  expect(await api.list('equipmentOwners', { name: 'Powolna Rzeka S.A.' })).toEqual([]);
  await page.context().close();
});

test('two tabs share work and outbox, a conflict is resolved by choice, and signing out affects both', async ({
  browser,
  app,
}) => {
  const here = await signIn(browser, app.origin, 'owner@company.example', lightScreen);
  const api = await askApi(here);
  const [audit] = await api.list('audits', { isFinished: false });
  const hall = await api.create('locations', { name: 'Hala dwóch kart' });
  const there = await here.context().newPage();
  const tabs = [here, there];

  for (const tab of tabs) await tab.goto(`/locations/${hall.id}`);
  await here.getByLabel('Nazwa').fill('Hala pierwsza');
  await there.getByLabel('Nazwa').fill('Hala druga');
  await there.getByLabel('Miejscowość').fill('Żory');
  for (const tab of tabs) await tab.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const choice = there.getByRole('dialog', { name: 'Ktoś był szybszy' });
  await choice.getByRole('radio', { name: 'Nazwa: Zapisana wartość' }).check();
  await choice.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(choice).toBeHidden();

  // Offline work of one tab is shown in both.
  const work = there.getByRole('switch', { name: 'Pracuj offline' });
  await here.goto(`/audits/planning/${audit?.planning}/audit/${audit?.id}`);
  await expect(checkpoint(here, '1.2')).toBeVisible();
  await there.goto('/offline/overview');
  await indicatorOf(there).click();
  await work.check();
  await there.keyboard.press('Escape');
  await answer(here, '1.2', 'Tak');
  await savedOnDevice(here);
  await expect(there.getByRole('heading', { name: 'Czekają na wysłanie' })).toBeVisible();
  await indicatorOf(there).click();
  await work.uncheck();
  await there.keyboard.press('Escape');
  await expect(indicatorOf(there)).toHaveAccessibleName('Synchronizacja: Wysłano wszystko');
  await expect(here.getByRole('status').filter({ hasText: 'Zapisano na serwerze' })).toBeVisible();
  await there.goto(here.url());
  await answer(there, '2.5', 'Zgodne');
  const same = checkpoint(here, '2.5').getByRole('button', { name: 'Zgodne', exact: true });
  await expect(same).toHaveAttribute('aria-pressed', 'true');

  expect(await api.read(`locations/${hall.id}`)).toMatchObject({
    name: 'Hala pierwsza',
    address: { city: 'Żory' },
  });
  await here.goto('/start/dashboard');
  await here.getByRole('button', { name: /^GW – / }).click();
  await here.getByRole('button', { name: 'Wyloguj' }).last().click();
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: /Wylogowano|Zaloguj się/ })).toBeVisible();
  await here.context().close();
});

/** The mark is lost on reload. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);
const indicatorOf = (page: Page) => page.getByRole('button', { name: /^Synchronizacja: / });
