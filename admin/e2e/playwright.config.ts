import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserOptions } from '../../scripts/testing/browserOptions';

const results = path.join(import.meta.dirname, '../../.data/test/journeys');

/** Journeys in a real Chromium against the whole product, started by the journeys themselves. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: results,
  globalSetup: path.join(import.meta.dirname, 'buildProduct.ts'),
  // An app, a database and a browser each: one waits for the other half of the time, small machines must manage too.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // When nothing works, each journey would wait for its own end: the run is to fail with their names instead.
  globalTimeout: 40 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    // Nobody looks at the movements, and drawing them takes the processor.
    // Each first visit would load all screens for work without network; journeys that need them say so.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
});
