import { test as base } from 'playwright/test';
import { demoFolderVariable } from '../../scripts/testing/prepareDemo';
import { type RunningApp, startApp } from '../../scripts/testing/startApp';

export {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type Request,
} from 'playwright/test';

/** A test of the whole product: `app` runs with demo data and is shared by all tests of a worker. */
export const test = base.extend<object, { app: RunningApp }>({
  app: [
    // Playwright derives the required fixtures from the first parameter: none.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const app = await startApp({ demo: process.env[demoFolderVariable] });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
