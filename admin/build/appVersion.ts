import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { versionMark } from '../../resources/rules/devices/deviceActions';

/** Writes into the page which version of the app it opens: that of the product, and what tells this build from others. */
export function appVersion(): Plugin {
  return {
    name: 'app-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        const { version } = JSON.parse(
          readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
        );
        const build = chunk?.fileName.match(/-([\w-]{8})\.js$/)?.[1] ?? '';
        return html.replace(
          '<meta charset="utf-8" />',
          `$&\n    <meta name="${versionMark}" content="${version}-${build}" />`,
        );
      },
    },
  };
}
