import { type BrowserContext, chromium, type Page } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium as somebody opens it on the device whose data stands in this folder; nothing of it is in memory yet. */
export async function openBrowser(profile: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: flags,
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
