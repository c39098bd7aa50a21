import { appendFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Environment variable with the file to which the paths of all loaded modules are written, one per line. */
export const loadedFilesVariable = 'LOADED_FILES';

/** Records which of our own modules a test run loads; files only read as text do not count. */
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
