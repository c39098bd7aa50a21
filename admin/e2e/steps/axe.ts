import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '../journey';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of axe, or only those on colours for a screen that passed the others in another colour scheme. */
export type AxeRules = 'all' | 'colours';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** Findings of axe on the current screen, one line each: rule, help, first element. */
export async function axeFindings(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  // Injected by the debugger, as the page's Content-Security-Policy blocks foreign scripts.
  await page.evaluate(await source);
  const chosen = rules === 'all' ? {} : { runOnly: { type: 'rule', values: colourRules } };
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe }; // set by the script above
    let hasMoved = true;
    document.addEventListener('transitionrun', () => {
      hasMoved = true;
    });
    let violations: Awaited<ReturnType<Axe['run']>>['violations'] = [];
    // During a transition axe would measure intermediate colours; one may also begin while it measures.
    while (hasMoved) {
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      hasMoved = false;
      ({ violations } = await axe.run(document, { resultTypes: ['violations'], ...only }));
    }
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
