import path from 'node:path';
import { expect, type Page } from '../journey';
import { choose } from './choose';
import { visit } from './visit';

interface Target {
  owner: string;
  location: string;
  category: string;
}

/** Opens a seed list at the mapping step; `sheet` selects the sheet of a workbook. */
export async function openList(page: Page, file: string, sheet?: string): Promise<void> {
  await visit(page, '/imports/equipment');
  await page
    .locator('input[type=file]')
    .setInputFiles(path.join(import.meta.dirname, '../../../seeds/lists', file));
  await expect(page.getByRole('button', { name: 'Dalej' })).toBeEnabled();
  if (sheet) {
    await page.getByRole('combobox', { name: 'Arkusz' }).click();
    await page.getByRole('option', { name: sheet }).click();
  }
}

/** Selects the target of the rows. */
export async function chooseTarget(page: Page, { owner, location, category }: Target): Promise<void> {
  await page.getByRole('button', { name: 'Dalej' }).click();
  await choose(page, 'Klient', owner);
  await choose(page, 'Lokalizacja', location);
  await choose(page, 'Kategoria dla nowych wpisów', category);
}

/** Maps a column to another field. */
export async function mapColumn(page: Page, column: string, field: string): Promise<void> {
  await page.getByRole('combobox', { name: `Pole dla kolumny ${column}` }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
}

export interface Counts {
  created: string;
  updated: string;
  unchanged: string;
  refused: string;
}

export async function dryRun(page: Page): Promise<Counts> {
  await page.getByRole('button', { name: 'Uruchom próbę' }).click();
  await expect(page.getByRole('button', { name: 'Zmień przypisanie' })).toBeVisible({ timeout: 240_000 });
  return readCounts(page);
}

export async function runImport(page: Page): Promise<Counts> {
  await page.getByRole('button', { name: /^Importuj / }).click();
  await expect(page.getByText('Import zakończony')).toBeVisible({ timeout: 240_000 });
  const counts = await readCounts(page);
  await page.getByRole('button', { name: 'Importuj inną listę' }).click();
  return counts;
}

async function readCounts(page: Page): Promise<Counts> {
  const of = (word: string) =>
    page
      .locator('dl > *')
      .filter({ has: page.getByText(word, { exact: true }) })
      .locator('dd')
      .innerText();
  return {
    created: await of('nowe'),
    updated: await of('zmienione'),
    unchanged: await of('bez zmian'),
    refused: await of('odrzucone'),
  };
}
