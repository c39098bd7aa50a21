import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { entityIcons, iconNames, iconPath } from '../admin/build/entityIcons.ts';
import { importedPackages } from './testing/importedPackages.ts';
import { LongestFirst } from './testing/LongestFirst.ts';
import { noteLoadedFiles } from './testing/noteLoadedFiles.ts';

const root = path.join(import.meta.dirname, '..');
/** Tests that put something else into the place of a module. */
const alone = ['api/newEntity.test.ts'];
/** They look for the device's disk once, when they are loaded: they count as our own. */
const onDisk = ['fake-indexeddb', 'idb', 'localforage'];
const database = path.join(import.meta.dirname, 'testing/globalSetup.ts');

export default defineConfig({
  root,
  plugins: [entityIcons(), noteLoadedFiles()],
  cacheDir: 'node_modules/.cache/vite-test',
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // Pure rules: no file can leave anything behind for the next one, and loading all of it for each takes longer than they.
      project('resources', { include: ['resources/**/*.test.ts'], isolate: false }),
      project('api', {
        include: ['api/**/*.test.ts'],
        exclude: alone,
        globalSetup: database,
        // A worker goes on from file to file with the packages it has loaded; our own modules begin anew with each.
        isolate: false,
        setupFiles: ['scripts/testing/ownModules.ts'],
      }),
      project('scripts', {
        include: ['{scripts,seeds,report-templates}/**/*.test.ts', ...alone],
        globalSetup: database,
      }),
      // Logic runs in Node, a worker going on as with the API; what ends in .tsx draws a screen and gets a DOM, a worker
      // going on in one and the same.
      project('admin', {
        include: ['admin/**/*.test.ts'],
        isolate: false,
        setupFiles: ['scripts/testing/ownModules.ts', 'scripts/testing/ownGlobals.ts'],
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
          'admin/entities/testing/longerTimeouts.ts',
          'admin/entities/testing/askQuickly.ts',
          'admin/entities/testing/ownStyles.tsx',
        ],
        server: { deps: { inline: onDisk } },
        pool: 'threads',
        // React, react-admin and MUI are three thousand files; each test file would load them one by one.
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

/** All in one file; each package keeps its state once, however it is imported. */
function drawingPackages() {
  const own = importedPackages(path.join(root, 'admin')).filter((name) =>
    /^(@emotion|@mui|@tanstack|@testing-library|date-fns|ra-|react)/.test(name),
  );
  const include = [...new Set([...own, ...iconNames().map(iconPath)])];
  const output = { codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] } };
  // Each error's stack would be looked up in a map of thirteen megabytes.
  const withoutMap = {
    name: 'without map',
    outputOptions: (options: object) => ({ ...options, sourcemap: false }),
  };
  return { enabled: true, include, rolldownOptions: { output, plugins: [withoutMap] } };
}
