import type { Page } from '../journey';

/** Picks an entry that is there from a field that finds while one types; the one that may be made instead bears an icon. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  const found = page.getByRole('option', { name: text }).filter({ hasNot: page.locator('svg') });
  await found.first().click();
}
