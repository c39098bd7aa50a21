import { expect, type Locator, type Page } from '../journey';

/** Selects an option of a select field. */
export async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Adds a checkpoint to the last section of the regulation being edited. */
export async function addCheckpoint(page: Page, name: string, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add checkpoint' }).last().click();
  await page.getByRole('textbox', { name: 'Checkpoint (EN)' }).fill(name);
  await pick(page, 'Answer type', type);
}

/** Publishes the draft shown, after an optional check of the dialog. */
export async function publish(
  page: Page,
  number: number,
  look: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: `Publish version ${number}?` });
  await look(dialog);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`Version ${number} is published.`)).toBeVisible();
  // Redirects from the draft to the regulation.
  await expect(page).toHaveURL(/\/audit-regulations\/[\w-]+\/show$/);
}
