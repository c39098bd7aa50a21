import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { bundleServer } from '../build/bundleServer';

const root = path.join(import.meta.dirname, '../..');

/**
 * One file of JavaScript with all that is our own in it: a process of it is up in a second, where one that compiles its
 * hundreds of files needs five. Returns where it is.
 */
export async function buildServer(entry: string): Promise<string> {
  const folder = path.join(root, 'api/node_modules/.cache/plumbline');
  await mkdir(folder, { recursive: true });
  const name = `${path.basename(entry, '.ts')}.${process.pid}`;
  await bundleServer(folder, { entryPoints: { [name]: entry } });
  return path.join(folder, `${name}.mjs`);
}
