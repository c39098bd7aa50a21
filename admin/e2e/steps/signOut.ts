import { expect, type Page } from '../journey';

/** Signs out in the user menu. */
export async function signOut(page: Page, { isConfirmed = false } = {}): Promise<void> {
  await page.getByRole('button', { name: / – Konto użytkownika: / }).click();
  await page.getByRole('button', { name: 'Wyloguj' }).last().click();
  if (isConfirmed) await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/afterlogout|\/oidc\//);
}

/** Expects the sign-in page with an empty password field. */
export async function expectPasswordAsked(page: Page): Promise<void> {
  await expect(page.locator('#password')).toBeVisible();
  await expect(page.locator('#password')).toHaveValue('');
}

/**
 * The same after going back: history leads into the app, which asks for the password, or to the page of a sign-in
 * that has ended, if the browser kept that page in its history; it leads back to the app.
 */
export async function expectPasswordAskedBefore(page: Page): Promise<void> {
  await page.goBack();
  const toApp = page.getByRole('link', { name: 'Przejdź do aplikacji' });
  await expect(page.locator('#password').or(toApp)).toBeVisible();
  if (await toApp.isVisible()) await toApp.click();
  await expectPasswordAsked(page);
}
