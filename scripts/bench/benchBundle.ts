import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../processes/children';
import type { Line, OnEnd } from './line';

/** A chunk in Vite's manifest, see its documentation of `build.manifest`. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const mostForStart = 350_000;
const mostForScreen = 150_000;

/** Compressed size of the scripts of a first visit, and the most that a single screen adds. */
export async function benchBundle(onEnd: OnEnd): Promise<Line[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'plumbline-bundle-'));
  onEnd(() => rm(directory, { recursive: true, force: true }));
  await build({
    configFile: path.join(root, 'admin/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: directory, manifest: true, emptyOutDir: true },
  });
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map<string, number>();
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.js')) sizes.set(file, gzipSync(await readFile(path.join(directory, file))).length);
  const page = await readFile(path.join(directory, 'index.html'), 'utf8');
  const atStart = new Set<string>();
  // Loaded or preloaded as a script; files that `preload.js` may request are only named in the page.
  for (const [key, { file }] of Object.entries(manifest))
    if (file.endsWith('.js') && page.includes(`="/${file}"`)) closure(manifest, key, atStart);
  if (atStart.size === 0) throw new Error('the page of the build names no script');
  const sizeOf = (chunks: Iterable<string>): number =>
    [...chunks].reduce((sum, key) => sum + (sizes.get(manifest[key]?.file ?? '') ?? 0), 0);
  // Not by `isDynamicEntry`: a chunk shared with others does not have it.
  const screens = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))]
    .map((key) => ({
      name: key,
      size: sizeOf([...closure(manifest, key)].filter((chunk) => !atStart.has(chunk))),
    }))
    .sort((one, other) => other.size - one.size);
  const [largest] = screens;
  if (!largest) throw new Error('the build names no screens');
  return [
    line('scripts of a first visit', sizeOf(atStart), mostForStart, `${atStart.size} files`),
    line('scripts that the largest screen adds', largest.size, mostForScreen, largest.name),
  ];
}

/** A chunk and all its static imports. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
}

const line = (work: string, size: number, most: number, detail: string): Line => ({
  work,
  limit: 'what a slow line brings in a few seconds, by gzip',
  figure: `${Math.round(size / 1000)} kB`,
  target: `≤ ${most / 1000} kB`,
  isReached: size <= most,
  detail,
});
