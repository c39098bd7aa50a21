import { expect, type Page } from '../journey';

/** Signs out by the menu of the person. */
export async function signOut(page: Page, { isConfirmed = false } = {}): Promise<void> {
  await page.getByRole('button', { name: / – Konto użytkownika: / }).click();
  await page.getByRole('button', { name: 'Wyloguj' }).last().click();
  if (isConfirmed) await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/afterlogout|\/oidc\//);
}

/** The screen that wants the password; nothing of the person who was here before. */
export async function expectPasswordAsked(page: Page): Promise<void> {
  await expect(page.locator('#password')).toBeVisible();
  await expect(page.locator('#password')).toHaveValue('');
}
