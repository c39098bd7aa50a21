import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserOptions } from '../../testing/browserOptions';

/** A Chromium as somebody opens it on the device whose data stands in this folder; nothing of it is in memory yet. */
export async function openBrowser(profile: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    // We stop things in their order; playwright would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // What tsx compiles names its functions by this one, which no page has.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}
