import type { Page } from '../journey';
import { axeFindings } from './axe';

/** What is wrong with the screen as it stands: accessibility, what is wider than the window, words without a text. */
export async function examine(page: Page): Promise<string[]> {
  return [...(await axeFindings(page)), ...(await overhang(page)), ...(await page.evaluate(bareKeys))];
}

export async function overhang(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const by = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return by > 0 ? [`${by} px wider than ${width} px`] : [];
}

/** Runs in the page: texts that are keys of the locales. */
function bareKeys(): string[] {
  return [...document.querySelectorAll('body *')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => /^(resources|choices|shell|ra|validation|errors|bulk|views)\.[\w.]+$/.test(text))
    .map((text) => `no text for ${text}`);
}
