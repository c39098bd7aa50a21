import path from 'node:path';
import type { Page } from '../journey';

const folder = path.join(import.meta.dirname, '../../../.data/test/screens');
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };
/** The narrowest window that everything must fit. */
export const narrow = { width: 320, height: 640 };

/** A picture for people to look at: `.data/test/screens/<name>.png`; tall screens in whole on the phone. */
export const takeScreen = (page: Page, name: string, isWhole = false): Promise<Buffer> =>
  page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: isWhole, animations: 'disabled' });
