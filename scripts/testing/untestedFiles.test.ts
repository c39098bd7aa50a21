import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coveredByJourney } from '../../admin/e2e/coveredByJourney';
import { root } from '../processes/children';
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
  const folder = await mkdtemp(path.join(tmpdir(), 'untested-'));
  const files = {
    'kit/a.ts': 'export const a = <T>(one: T) => one;',
    'kit/B.tsx': 'export const B = () => <p />;',
    'kit/types.ts': "import type { B } from './B';\nexport interface C { b: typeof B }",
    'kit/a.test.ts': 'export {};',
    'kit/testing/world.ts': 'export const world = 1;',
    'build/step.ts': 'export const step = 1;',
    'e2e/journey.ts': 'export const journey = 1;',
    'vite.config.ts': 'export default {};',
    'dist/x.ts': 'export const x = 1;',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, 'admin', file)), { recursive: true });
    await writeFile(path.join(folder, 'admin', file), text);
  }
  expect(screenFiles(folder)).toEqual(['admin/kit/B.tsx', 'admin/kit/a.ts']);
  await rm(folder, { recursive: true });
});

test('each file for which a journey is named is there, and so is the journey', () => {
  const known = new Set(screenFiles(root));
  const wrong = Object.entries(coveredByJourney).filter(
    ([file, journey]) =>
      !known.has(file) || !journey.endsWith('.spec.ts') || !existsSync(path.join(root, journey)),
  );
  expect(wrong).toEqual([]);
});
