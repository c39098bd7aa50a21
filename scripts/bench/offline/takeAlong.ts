import type { Page } from 'playwright';
import { demoPassword } from '../../../seeds/accounts';

/** Signs in by the issuer's page, downloads the location and waits until the service worker has cached the app. */
export async function takeAlong(
  page: Page,
  { origin, email, location }: Record<'origin' | 'email' | 'location', string>,
): Promise<void> {
  await page.goto(origin);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/start/dashboard');
  await page.goto(`${origin}/offline/overview?tab=locations`);
  const row = page.locator('li[data-download-state]', { hasText: location });
  await row.getByRole('button').click();
  await page.locator('li[data-download-state=saved]', { hasText: location }).waitFor({ timeout: 300_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
