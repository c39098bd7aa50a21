import type { Page } from '../journey';
import { type AxeRules, axeFindings } from './axe';

/** Problems of the current screen: accessibility, overflow, missing translations. */
export async function examine(page: Page, rules?: AxeRules): Promise<string[]> {
  return [...(await axeFindings(page, rules)), ...(await misfits(page))];
}

/** Overflowing or clipped content and missing translations. */
export async function misfits(page: Page): Promise<string[]> {
  await page.evaluate(motionEnd);
  return [
    ...(await overhang(page)),
    ...(await page.evaluate(pastMargin)),
    ...(await page.evaluate(cutTexts)),
    ...(await page.evaluate(bareKeys)),
  ];
}

/** Runs in the page: waits for finite animations, since a moving label is clipped for a moment. */
async function motionEnd(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

async function overhang(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const by = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return by > 0 ? [`${by} px wider than ${width} px`] : [];
}

/** Runs in the page: fields that overflow into the margin. */
function pastMargin(): string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const edge = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
  const isInScroller = (element: Element): boolean => {
    for (let above = element.parentElement; above && above !== main; above = above.parentElement)
      if (getComputedStyle(above).overflowX !== 'visible') return true;
    return false;
  };
  return [...main.querySelectorAll<HTMLElement>('.MuiInputBase-root, .MuiToggleButtonGroup-root')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1)
    .filter((element) => !isInScroller(element))
    .map(({ innerText }) => `in the margin: ${innerText.slice(0, 60)}`);
}

/** Runs in the page: clipped texts without a tooltip. */
function cutTexts(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      // Tabs scroll, and a title shows the full text.
      .filter(
        (element) => !element.matches('.MuiTabs-root, .MuiTabs-scroller') && !element.closest('[title]'),
      )
      .filter((element) => [...element.children].every((child) => child.children.length === 0))
      .map(({ innerText }) => `cut: ${innerText.slice(0, 60)}`)
  );
}

/** Runs in the page: texts that are untranslated keys. */
function bareKeys(): string[] {
  return [...document.querySelectorAll('body *')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) =>
      /^(resources|choices|shell|ra|validation|errors|bulk|views|templates)\.[\w.]+$/.test(text),
    )
    .map((text) => `no text for ${text}`);
}
