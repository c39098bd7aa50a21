import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '..');
const database = path.join(import.meta.dirname, 'testing/globalSetup.ts');

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vite-test',
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // Pure rules: no file can leave anything behind for the next one, and loading all of it for each takes longer than they.
      project('resources', { include: ['resources/**/*.test.ts'], isolate: false }),
      project('api', { include: ['api/**/*.test.ts'], globalSetup: database }),
      project('scripts', {
        include: ['{scripts,seeds,report-templates}/**/*.test.ts'],
        globalSetup: database,
      }),
      // Logic runs in Node; what ends in .tsx draws a screen and gets a DOM.
      project('admin', { include: ['admin/**/*.test.ts'] }),
      project('screens', { include: ['admin/**/*.test.tsx'], environment: 'jsdom' }),
    ],
  },
});

interface ProjectTests {
  include: string[];
  globalSetup?: string;
  environment?: 'node' | 'jsdom';
  isolate?: boolean;
}

function project(name: string, test: ProjectTests) {
  return {
    extends: true as const,
    test: { name, exclude: ['**/node_modules/**', 'admin/e2e/**'], ...test },
  };
}
