import { expect, type Page, test } from './journey';
import { signIn } from './steps/signIn';

test.use({ serviceWorkers: 'allow' });

test('a returning user sees the last dashboard and can use it before the app is loaded', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'auditor@auditor.example');
  // The system message may appear after the snapshot was stored, and shift the content.
  await page.getByRole('button', { name: /^Zamknij komunikat/ }).click();
  await page.evaluate(() => localStorage.removeItem('plumbline.lastScreen'));
  await page.reload();
  await kept(page);
  const equipment = page.getByRole('combobox', { name: 'Numer inwentarzowy, seryjny' });
  const overdue = page.getByRole('link', { name: /Przeglądy po terminie/ });
  const places = { search: await middleOf(equipment), overdue: await middleOf(overdue) };

  const letTyping = await openWithoutApp(page);
  await page.mouse.click(...places.search);
  await page.keyboard.type('REG-020');
  await expect(page.locator('main')).toHaveCount(0);
  letTyping();
  await expect(equipment).toHaveValue('REG-020');
  await expect(equipment).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('REG-020');

  const letClick = await openWithoutApp(page);
  await page.mouse.click(...places.overdue);
  letClick();
  await page.waitForURL(/\/equipments\/overview\?filter=/);

  await page.getByRole('button', { name: /^TB – / }).click();
  await page.getByRole('button', { name: 'Wyloguj' }).last().click();
  await expect(page).toHaveURL(/afterlogout|\/oidc\//);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.lastScreen'))).toBeNull();
});

async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('plumbline.lastScreen') !== null);
}

/** Reopens the app with its scripts held back; returns a function to release them. */
async function openWithoutApp(page: Page): Promise<() => void> {
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('last-screen').waitFor();
  return come;
}

async function middleOf(locator: ReturnType<Page['locator']>): Promise<[x: number, y: number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
