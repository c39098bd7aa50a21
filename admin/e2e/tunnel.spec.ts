import { demoPassword } from '../../seeds/accounts';
import { expect, test } from './journey';
import { askApi } from './steps/askApi';

test.use({ serviceWorkers: 'allow' });

const name = 'Śnieżyński Chłodnie Sp. j.';
const steps = /^\/(boot|client|pwa)(\/|$)/;

test('a link opened while signed out is kept through the sign-in, and going offline in a form loses nothing', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.origin });
  const page = await context.newPage();
  // Fake clock: the offline period is longer than a test may take.
  await page.clock.install();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const indicator = page.getByRole('button', { name: /^Synchronizacja: / });
  const heading = page.getByRole('heading', { level: 1, name });
  const field = page.getByRole('textbox', { name: 'Nazwa' });

  await page.goto('/equipment-owners/overview?perPage=10');
  await page.locator('#email').fill('owner@auditor.example');
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/equipment-owners/overview?perPage=10');
  // The boot steps are internal: the browser never navigates to them.
  expect(visited.filter((path) => steps.test(path))).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await page.goto('/equipment-owners/create');
  await field.fill(name);
  await context.setOffline(true);
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Offline');
  // Longer than the lifetime of an access token.
  await page.clock.fastForward('20:00');
  await expect(field).toHaveValue(name);
  await page.getByRole('textbox', { name: 'Miejscowość' }).fill('Łęczyca');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(heading).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(heading).toBeVisible();

  const answered = page.waitForResponse('**/api/health');
  await context.setOffline(false);
  await answered;
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Offline 1');
  await page.clock.fastForward('00:11');
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Wysłano wszystko');

  // Offline by the user's choice.
  const workOffline = page.getByRole('switch', { name: 'Pracuj offline' });
  await indicator.click();
  await workOffline.check();
  await page.keyboard.press('Escape');
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Praca offline');
  await indicator.click();
  await workOffline.uncheck();
  await page.keyboard.press('Escape');
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Wysłano wszystko');

  const devtools = await context.newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const slow = { ...line, latency: 2000, downloadThroughput: 6_000, connectionType: 'cellular2g' } as const;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow);
  await expect(indicator).toHaveAccessibleName('Synchronizacja: Wolne połączenie');
  await devtools.send('Network.emulateNetworkConditions', line);

  const api = await askApi(page);
  const [saved, ...more] = await api.list('equipmentOwners', { name });
  expect(saved).toMatchObject({ name, address: { city: 'Łęczyca' } });
  expect(more).toEqual([]);
  await context.close();
});
