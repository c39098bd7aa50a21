import path from 'node:path';

/**
 * Folder of the compiled API (scripts/build/buildApi.ts) with the programs and migrations loaded by name; null when
 * running from source.
 */
export const compiledFolder: string | null =
  process.env.PLUMBLINE_BUILD === 'compiled' ? path.dirname(import.meta.filename) : null;
