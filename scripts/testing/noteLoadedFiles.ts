import { appendFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The environment variable that names the file into which the paths of all loaded modules are written, one a line. */
export const loadedFilesVariable = 'LOADED_FILES';

/** Notes which of our own modules a run of tests loads; what is only read as text does not count. */
export function noteLoadedFiles(): Plugin {
  const target = process.env[loadedFilesVariable];
  const noted = new Set<string>();
  return {
    name: 'note loaded files',
    enforce: 'pre',
    transform(_code, id) {
      if (!target || id.includes('?') || id.includes('/node_modules/') || noted.has(id)) return;
      noted.add(id);
      appendFileSync(target, `${id}\n`);
    },
  };
}
