import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '../journey';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of axe, or those on colours alone, where the same screen passed the others in another colour scheme. */
export type AxeRules = 'all' | 'colours';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the screen, one line each: rule, help, first place. */
export async function axeFindings(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  // Put in by the debugger, for the page's own policy rightly lets no foreign script in.
  await page.evaluate(await source);
  const chosen = rules === 'all' ? {} : { runOnly: { type: 'rule', values: colourRules } };
  return page.evaluate(async (only) => {
    // A colour on its way from one to another is neither.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: Axe }; // what the script above leaves behind
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html.slice(0, 160)})`,
    );
  }, chosen);
}

interface Axe {
  run(
    context: Document,
    options: { resultTypes: string[]; runOnly?: { type: string; values: string[] } },
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}
