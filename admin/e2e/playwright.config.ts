import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserOptions } from '../../scripts/testing/browserOptions';

const results = path.join(import.meta.dirname, '../../.data/test/journeys');

/** End-to-end tests in Chromium against the whole product, which each worker starts. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: results,
  globalSetup: path.join(import.meta.dirname, 'buildProduct.ts'),
  // Each worker runs its own app, database and browser, and idles half of the time; small machines must cope.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Only against steps that never end: a machine that others use as well is up to ten times slower.
  timeout: 480_000,
  // If nothing works, the run fails with the names of the tests instead of waiting for each timeout.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    viewport: { width: 1280, height: 900 },
    // Animations are irrelevant and cost CPU time.
    // The service worker would load all screens on each first visit; tests that need it enable it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
});
