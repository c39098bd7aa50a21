import { demoPassword } from '../../../seeds/accounts';
import { type Browser, type BrowserContextOptions, expect, type Page } from '../journey';
import { noteBearer } from './bearer';

const dashboard = '/start/dashboard';

/** A screen that is drawn much faster than the dashboard: for those who only ask the API, or go on by address. */
export const lightScreen = '/users/settings';

/** For those who never work without network, in tests of those who do: the service worker saves the whole app. */
export const withoutServiceWorker: BrowserContextOptions = { serviceWorkers: 'block' };

/** Signs in as a demo user on the sign-in page, in a separate browser context; the app opens at the address. */
export async function signIn(
  browser: Browser,
  origin: string,
  email: string,
  at = dashboard,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  // The tour starts by itself on a first visit and has its own test.
  await context.addInitScript(() => localStorage.setItem('RaStoreplumbline.tour.off', 'true'));
  const page = await context.newPage();
  noteBearer(page);
  await openSignInPage(page);
  if (at !== dashboard) await returnTo(page, at);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(new URL(at, origin).href, { timeout: 240_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** The owner of the auditors' account at a computer with a network, who prepares what others do in the hall. */
export const signInAtOffice = (browser: Browser, origin: string): Promise<Page> =>
  signIn(browser, origin, 'owner@auditor.example', lightScreen, withoutServiceWorker);

/** The sign-in page, as the app opens it; without loading the app first, which takes a third of the time. */
export async function openSignInPage(page: Page): Promise<void> {
  await page.goto('/api/oauth/issuer?ui_locales=pl-PL');
}

/** Has the open sign-in page lead to an address, as the app does when it asks for the password there. */
export async function returnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((at) => sessionStorage.setItem('plumbline-return-address', at), address);
}
