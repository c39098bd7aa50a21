import { demoPassword } from '../../../seeds/accounts';
import { type Browser, expect, type Page } from '../journey';
import { noteBearer } from './bearer';

/** Signs in as a demo user on the sign-in page, in a separate browser context. */
export async function signIn(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  // The tour starts by itself on a first visit and has its own test.
  await context.addInitScript(() => localStorage.setItem('RaStoreplumbline.tour.off', 'true'));
  const page = await context.newPage();
  noteBearer(page);
  await openSignInPage(page);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/start\/dashboard$/, { timeout: 240_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** The sign-in page, as the app opens it; without loading the app first, which takes a third of the time. */
export async function openSignInPage(page: Page): Promise<void> {
  await page.goto('/api/oauth/issuer?ui_locales=pl-PL');
}
