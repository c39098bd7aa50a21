import { expect, type Page } from '../journey';

const names = { pl: 'Polski', de: 'Deutsch', en: 'English', hu: 'Magyar' } as const;
export type Tongue = keyof typeof names;

/** Selects the language in the app bar, which must be visible, and returns the previous one. */
export async function speak(page: Page, tongue: Tongue): Promise<Tongue> {
  const html = page.locator('html');
  const menu = page.getByRole('button', { name: /^(Język|Sprache|Language|Nyelv): / });
  // Before the app is loaded `lang` is the build's default.
  await expect(menu).toBeVisible();
  const before = await html.getAttribute('lang');
  await menu.click();
  const isRemembered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/api\/users\/[\w-]+$/.test(response.url()),
  );
  await page.getByRole('menuitem', { name: names[tongue] }).click();
  expect((await isRemembered).ok()).toBe(true);
  await expect(html).toHaveAttribute('lang', tongue);
  return (Object.keys(names) as Tongue[]).find((one) => one === before) ?? 'pl';
}
