import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/**
 * JavaScript with all that is our own in it; packages are found from `outdir` as from the sources, and so is what sources read
 * from beside themselves, wherever the whole lies.
 */
export async function bundleServer(outdir: string, options: BuildOptions): Promise<void> {
  await build({
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    plugins: [packagesStayOutside, sourcesKeepTheirPlace(outdir)],
    ...options,
  });
}

const packagesStayOutside: Plugin = {
  name: 'packages stay outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@plumbline/')
        ? undefined
        : { path: withExtension(name), external: true },
    ),
};

const require = createRequire(import.meta.url);
/** A file inside a package that says nothing of its files: Node finds it for ES modules only by its whole name. */
function withExtension(name: string): string {
  const isFile = /^(@[^/]+\/)?[^/]+\/.+/.test(name) && !/\.\w+$/.test(name) && !name.startsWith('node:');
  return isFile && require.resolve(name).endsWith(`${name}.js`) ? `${name}.js` : name;
}

/** What is read from beside a source is still there when the source has gone into one file with others. */
const sourcesKeepTheirPlace = (outdir: string): Plugin => ({
  name: 'sources keep their place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const place = path.relative(outdir, file).split(path.sep).join('/');
      return {
        loader: 'ts',
        contents: (await readFile(file, 'utf8'))
          .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${path.posix.dirname(place)}\``)
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`),
      };
    }),
});
