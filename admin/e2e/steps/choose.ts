import type { Page } from '../journey';

/** Selects an existing option of an autocomplete field; options that create a record have an icon. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  const found = page.getByRole('option', { name: text }).filter({ hasNot: page.locator('svg') });
  await found.first().click();
}
