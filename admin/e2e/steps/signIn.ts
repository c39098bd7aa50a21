import { demoPassword } from '../../../seeds/accounts';
import { type Browser, expect, type Page } from '../journey';

/** Signs a demo person in by the issuer's own page, in a browser of their own. */
export async function signIn(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  // The tour that begins by itself on a first visit is a journey of its own.
  await context.addInitScript(() => localStorage.setItem('RaStoreplumbline.tour.off', 'true'));
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/start\/dashboard$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
