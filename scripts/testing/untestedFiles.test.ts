import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coveredByJourney } from '../../admin/e2e/coveredByJourney';
import { root } from '../processes/children';
import { inFolderOf } from './inFolderOf';
import { screenFiles, untestedFiles } from './untestedFiles';

test('a file that neither a unit test loads nor a journey is named for is told', () => {
  const files = ['admin/a.ts', 'admin/b.tsx', 'admin/c.ts'];
  const loaded = new Set(['admin/a.ts']);
  expect(untestedFiles({ files, loaded, byJourney: { 'admin/b.tsx': 'admin/e2e/x.spec.ts' } })).toEqual([
    'admin/c.ts: no unit test loads it, and admin/e2e/coveredByJourney.ts names no journey',
  ]);
});

test('a journey that need not be named any more is told', () => {
  const byJourney = { 'admin/a.ts': 'admin/e2e/x.spec.ts' };
  expect(untestedFiles({ files: ['admin/a.ts'], loaded: new Set(['admin/a.ts']), byJourney })).toEqual([
    'admin/a.ts: a unit test loads it; admin/e2e/coveredByJourney.ts need not name a journey',
  ]);
});

test('tests, their helpers, the build and mere types are no files to be tested', async () => {
  const files = {
    'admin/kit/a.ts': 'export const a = <T>(one: T) => one;',
    'admin/kit/B.tsx': 'export const B = () => <p />;',
    'admin/kit/types.ts': "import type { B } from './B';\nexport interface C { b: typeof B }",
    'admin/kit/a.test.ts': 'export {};',
    'admin/kit/testing/world.ts': 'export const world = 1;',
    'admin/build/step.ts': 'export const step = 1;',
    'admin/e2e/journey.ts': 'export const journey = 1;',
    'admin/vite.config.ts': 'export default {};',
    'admin/dist/x.ts': 'export const x = 1;',
  };
  const found = await inFolderOf(files, screenFiles);
  expect(found).toEqual(['admin/kit/B.tsx', 'admin/kit/a.ts']);
});

test('each file for which a journey is named is there, and so is the journey', () => {
  const known = new Set(screenFiles(root));
  const wrong = Object.entries(coveredByJourney).filter(
    ([file, journey]) =>
      !known.has(file) || !journey.endsWith('.spec.ts') || !existsSync(path.join(root, journey)),
  );
  expect(wrong).toEqual([]);
});
