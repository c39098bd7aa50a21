import path from 'node:path';
import type { Page } from '../journey';

const folder = path.join(import.meta.dirname, '../../../.data/test/screens');
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };
/** The narrowest supported window. */
export const narrow = { width: 320, height: 640 };

/** A screenshot if `PICTURES` is set: `.data/test/screens/<name>.png`. */
export async function takeScreen(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}
