import path from 'node:path';
import { expect, type Page } from '../journey';

const folder = path.join(import.meta.dirname, '../../../.data/test/screens');
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Waits until the screen has drawn what it was loading. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** A picture for people to look at: `.data/test/screens/<name>.png`; tall screens in whole on the phone. */
export const takeScreen = (page: Page, name: string, isWhole = false): Promise<Buffer> =>
  page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: isWhole, animations: 'disabled' });
