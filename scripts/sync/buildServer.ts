import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');

/**
 * One file of JavaScript with all that is our own in it: a process of it is up in a second, where one that compiles its
 * hundreds of files needs five. Returns where it is; packages are found from there as from the sources.
 */
export async function buildServer(entry: string): Promise<string> {
  const folder = path.join(root, 'api/node_modules/.cache/plumbline');
  await mkdir(folder, { recursive: true });
  const outfile = path.join(folder, `${path.basename(entry, '.ts')}.${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [packagesStayOutside, sourcesKeepTheirPlace],
  });
  return outfile;
}

const packagesStayOutside: Plugin = {
  name: 'packages stay outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@plumbline/') ? undefined : { path: name, external: true },
    ),
};

/** What is read from beside a source is still there when the source has gone into the one file. */
const sourcesKeepTheirPlace: Plugin = {
  name: 'sources keep their place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
    })),
};
