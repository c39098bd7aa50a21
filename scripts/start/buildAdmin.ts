import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, runChild } from '../processes/children';
import { hashSources } from './hashSources';

/** Builds the admin unless admin/dist is up to date (hash of its sources). */
export async function buildAdmin(): Promise<void> {
  const stamp = path.join(root, 'admin/dist/.sources');
  const sources = await hashSources(root, ['admin', 'resources', 'package-lock.json'], isNoSource);
  if (sources === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  console.log('Building the screens …');
  // The stamp is written last: an interrupted build is repeated.
  await runChild(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: path.join(root, 'admin'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await writeFile(stamp, sources);
}

const isNoSource = (file: string) => /^admin\/(dist|e2e)$|\/node_modules$|\.test\.tsx?$/.test(file);
