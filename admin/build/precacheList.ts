import type { Plugin } from 'vite';

/** Lists the build's own files for `precacheAhead.js`, in the order in which the service worker fetches them. */
export function precacheList(isLeftOut: RegExp): Plugin {
  return {
    name: 'precache-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => /^assets\/.*\.(js|css|woff2|wasm)$/.test(file) && !isLeftOut.test(file))
          .map((file) => `/${file}`);
        // Workbox has them by name in descending order.
        const source = JSON.stringify(files.sort().reverse());
        this.emitFile({ type: 'asset', fileName: 'precache.json', source });
      },
    },
  };
}
