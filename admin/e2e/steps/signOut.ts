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
