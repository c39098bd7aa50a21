import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../processes/children';
import { hashSources } from '../start/hashSources';
import { bundleServer } from './bundleServer';

const folder = path.join(root, 'api/dist');
export const compiledApi = path.join(folder, 'main.mjs');
export const compiledReportWorker = path.join(folder, 'reportWorker.mjs');

/**
 * Compiles the API to api/dist unless it is up to date (hash of its sources): as JavaScript it starts in a fraction of
 * the time.
 */
export async function buildApi(): Promise<void> {
  const stamp = path.join(folder, '.sources');
  const places = ['api', 'resources', 'scripts/build', 'package-lock.json'];
  const sources = await hashSources(root, places, isNoSource);
  if (sources === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  console.log('Compiling the API …');
  await rm(folder, { recursive: true, force: true });
  const migrations = path.join(root, 'api/base/database/migrations');
  const names = (await readdir(migrations)).filter((name) => /^\d.*\.ts$/.test(name) && !isTest(name));
  await bundleServer(folder, {
    entryPoints: [
      { in: path.join(root, 'api/main.ts'), out: 'main' },
      { in: path.join(root, 'api/domains/reports/engine/run/reportWorker.ts'), out: 'reportWorker' },
      // Separate files: most migrations are never loaded again.
      ...names.map((name) => ({ in: path.join(migrations, name), out: path.parse(name).name })),
    ],
    splitting: true,
    chunkNames: 'chunk-[hash]',
    // Tells the code that it is compiled, see api/base/config/compiledFolder.ts.
    define: { 'process.env.PLUMBLINE_BUILD': '"compiled"' },
  });
  // Written last: an interrupted build is repeated.
  await writeFile(stamp, sources);
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isNoSource = (file: string): boolean => /^api\/dist$|\/node_modules$/.test(file) || isTest(file);
