import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/**
 * Bundles our own sources; packages stay external, and files read relative to a source are still found from the
 * bundle.
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
/** Node resolves a subpath of a package without `exports` as ES module only with its extension. */
function withExtension(name: string): string {
  const isFile = /^(@[^/]+\/)?[^/]+\/.+/.test(name) && !/\.\w+$/.test(name) && !name.startsWith('node:');
  return isFile && require.resolve(name).endsWith(`${name}.js`) ? `${name}.js` : name;
}

/** Rewrites import.meta paths to those of the original source. */
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
