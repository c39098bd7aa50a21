import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { entityIcons, iconNames, iconPath } from '../admin/build/entityIcons.ts';
import { importedPackages } from './testing/importedPackages.ts';
import { LongestFirst } from './testing/LongestFirst.ts';
import { noteLoadedFiles } from './testing/noteLoadedFiles.ts';

const root = path.join(import.meta.dirname, '..');
/** They detect IndexedDB when loaded, so they are reset for each file like our own modules. */
const onDisk = ['fake-indexeddb', 'idb', 'localforage'];

export default defineConfig({
  root,
  plugins: [entityIcons(), noteLoadedFiles()],
  cacheDir: 'node_modules/.cache/vite-test',
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Only against work that never ends: a machine that others use as well is up to ten times slower.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // Pure rules: files cannot affect each other, and loading all modules for each takes longer than the tests.
      project('resources', { include: ['resources/**/*.test.ts'], isolate: false }),
      // One project for all that needs the database: each would transform and load the same modules again.
      project('api', {
        include: ['{api,scripts,seeds,report-templates}/**/*.test.ts'],
        globalSetup: path.join(import.meta.dirname, 'testing/globalSetup.ts'),
        // A worker keeps packages loaded across files; our own modules are reset for each.
        isolate: false,
        setupFiles: [
          'scripts/testing/ownModules.ts',
          'scripts/testing/longerWaits.ts',
          'api/domains/reports/engine/testing/keepEngine.ts',
        ],
      }),
      // Logic runs in Node with shared workers, as for the API; .tsx tests render screens in jsdom, with one window per
      // worker.
      project('admin', {
        include: ['admin/**/*.test.ts'],
        isolate: false,
        setupFiles: [
          'scripts/testing/ownModules.ts',
          'scripts/testing/ownGlobals.ts',
          'scripts/testing/longerWaits.ts',
        ],
        server: { deps: { inline: onDisk } },
      }),
      project('screens', {
        include: ['admin/**/*.test.tsx'],
        environment: 'jsdom',
        isolate: false,
        setupFiles: [
          'scripts/testing/ownModules.ts',
          'scripts/testing/ownGlobals.ts',
          'scripts/testing/ownPage.ts',
          'scripts/testing/longerWaits.ts',
          'admin/entities/testing/longerTimeouts.ts',
          'admin/entities/testing/withoutOwnerStacks.ts',
          'admin/entities/testing/askQuickly.ts',
          'admin/entities/testing/ownStyles.tsx',
        ],
        server: { deps: { inline: onDisk } },
        pool: 'threads',
        // React, react-admin and MUI are three thousand files, which each test file would load one by one.
        deps: { optimizer: { client: drawingPackages() } },
      }),
    ],
  },
});

interface ProjectTests {
  deps?: { optimizer: { client: ReturnType<typeof drawingPackages> } };
  include: string[];
  exclude?: string[];
  globalSetup?: string;
  setupFiles?: string[];
  environment?: 'node' | 'jsdom';
  isolate?: boolean;
  server?: { deps: { inline: string[] } };
  pool?: 'threads';
}

function project(name: string, { exclude = [], ...test }: ProjectTests) {
  return {
    extends: true as const,
    test: { name, exclude: ['**/node_modules/**', 'admin/e2e/**', ...exclude], ...test },
  };
}

/** All in one file, so that each package has one instance, however it is imported. */
function drawingPackages() {
  const own = importedPackages(path.join(root, 'admin')).filter((name) =>
    /^(@emotion|@mui|@tanstack|@testing-library|date-fns|ra-|react)/.test(name),
  );
  const include = [...new Set([...own, ...iconNames().map(iconPath)])];
  const output = { codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] } };
  // Without it each error's stack would be resolved in a source map of thirteen megabytes.
  const withoutMap = {
    name: 'without map',
    outputOptions: (options: object) => ({ ...options, sourcemap: false }),
  };
  return { enabled: true, include, rolldownOptions: { output, plugins: [withoutMap] } };
}
