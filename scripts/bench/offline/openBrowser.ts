import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserOptions } from '../../testing/browserOptions';

/** Starts Chromium on this profile folder, with nothing in memory. */
export async function openBrowser(profile: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    // The bench stops processes in order; playwright would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // Code compiled by tsx calls this helper, which pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}
