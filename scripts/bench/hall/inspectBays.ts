import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { root } from '../../processes/children';
import { notePaints, slowestPaint } from './inPage';

type Tap = 'open' | 'answer' | 'sheet' | 'rest' | 'finish' | 'level' | 'component' | 'save';
export type Paints = Record<Tap, number[]>;

interface Work {
  planning: string;
  bays: number;
  /** Every this many bays has a deficiency. */
  deficiencyEvery: number;
  /** Taps are timed in the first this many bays. */
  timed: number;
  /** Called after each bay with its number, from 1. */
  onBay: (bay: number) => Promise<void>;
}

/** Inspects one bay after the other from the scanner, in one session without network. */
export async function inspectBays(page: Page, work: Work): Promise<Paints> {
  const { planning, bays, deficiencyEvery, timed, onBay } = work;
  const paints: Paints = {
    open: [],
    answer: [],
    sheet: [],
    rest: [],
    finish: [],
    level: [],
    component: [],
    save: [],
  };
  await page.goto(`${new URL(page.url()).origin}/audits/planning/${planning}/scan`);
  await page.locator('dl').waitFor();
  const words = wordsOf((await page.locator('html').getAttribute('lang')) ?? 'pl');
  await page.evaluate(notePaints);
  for (let bay = 1; bay <= bays; bay += 1) {
    const tap = async (kind: Tap, target: Locator) => {
      await target.click();
      if (bay <= timed) paints[kind].push(await page.evaluate(slowestPaint));
    };
    await tap('open', page.getByRole('link', { name: words.next }));
    const points = page.locator('[data-checkpoint]');
    await tap('answer', points.nth(0).locator('[aria-pressed]').first());
    const isBad = bay % deficiencyEvery === 0;
    if (isBad) {
      await tap('sheet', points.nth(2).locator('[aria-pressed]').nth(1));
      const sheet = page.getByRole('dialog');
      await tap('level', sheet.locator('[aria-pressed]').nth(1));
      await tap('component', sheet.locator('[aria-pressed]').nth(3));
      await tap('save', sheet.getByRole('button', { name: words.save, exact: true }));
      await sheet.waitFor({ state: 'detached' });
    }
    await tap('rest', page.getByRole('button', { name: words.rest, exact: true }));
    if (isBad) await page.locator('#audit-result [aria-pressed]').nth(1).click();
    await tap('finish', page.getByRole('button', { name: words.finish, exact: true }));
    await page.getByRole('link', { name: words.next }).or(page.getByText(words.scan)).first().waitFor();
    await onBay(bay);
  }
  return paints;
}

/** The words of the buttons in the language of the page. */
function wordsOf(language: string) {
  const { audit } = textsOf('audits', language);
  const { planning } = textsOf('planning', language);
  return {
    next: new RegExp(`^${audit.next.split('%{')[0]}`),
    rest: audit.rest.okay,
    finish: audit.finish,
    save: audit.deficiency.save,
    scan: planning.scan.title,
  };
}

function textsOf(area: string, language: string) {
  const codes: Record<string, string> = { pl: 'pl-PL', de: 'de-DE', en: 'en-EN', hu: 'hu-HU' };
  const file = path.join(root, 'resources/locales', area, `${codes[language.slice(0, 2)] ?? 'pl-PL'}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
