import { expect, type Locator, type Page } from '../journey';

/** A checkpoint of the open inspection by the start of its heading, e.g. `2.3`. */
export const checkpoint = (page: Page, number: string): Locator =>
  page.locator('[data-checkpoint]').filter({
    has: page.getByRole('heading', { level: 3, name: new RegExp(`^${number.replace('.', '\\.')} `) }),
  });

export async function answer(page: Page, number: string, word: string): Promise<void> {
  const button = checkpoint(page, number).getByRole('button', { name: word, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

export const measure = (page: Page, number: string, value: string): Promise<void> =>
  checkpoint(page, number).getByRole('textbox').first().fill(value);

/** Waits until all input is stored on the device. */
export const savedOnDevice = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'Zapisano lokalnie' })).toBeVisible();

interface Finding {
  level: string;
  description: string;
  measure: string;
  component: string;
  responsible: string;
  photo?: Parameters<Locator['setInputFiles']>[0];
}

/** Fills the open form of a deficiency. */
export async function describeDeficiency(page: Page, finding: Finding): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Nowa usterka' });
  await sheet.getByRole('button', { name: finding.level }).click();
  if (finding.photo) {
    await sheet.getByTestId('camera').setInputFiles(finding.photo);
    await expect(sheet.getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();
  }
  await sheet.getByRole('textbox', { name: 'Opis usterki' }).fill(finding.description);
  await sheet.getByRole('textbox', { name: 'Element' }).fill(finding.component);
  await sheet.getByRole('textbox', { name: 'Zalecenie' }).fill(finding.measure);
  await sheet.getByRole('combobox', { name: 'Osoba odpowiedzialna' }).fill(finding.responsible);
  await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  await expect(sheet).toBeHidden();
}

export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zakończ przegląd' }).click();
}

/** Waits until the open inspection is stored as finished. */
export const finished = (page: Page): Promise<void> =>
  expect(page.getByRole('contentinfo').getByText('Zakończony', { exact: true })).toBeVisible();
