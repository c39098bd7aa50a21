import { test as base } from 'playwright/test';
import { type RunningApp, startApp } from '../../scripts/testing/startApp';

export { type Browser, type BrowserContext, expect, type Locator, type Page } from 'playwright/test';

/** A test of the whole product: `app` is up with its demo data, the same one for all journeys of a worker. */
export const test = base.extend<object, { app: RunningApp }>({
  app: [
    // Playwright reads from the first parameter which fixtures are wanted: none.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
