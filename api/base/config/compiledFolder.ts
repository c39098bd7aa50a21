import path from 'node:path';

/**
 * Where the compiled API lies (scripts/build/buildApi.ts), with the programs and migrations that are read by their names; null
 * where the sources themselves run.
 */
export const compiledFolder: string | null =
  process.env.PLUMBLINE_BUILD === 'compiled' ? path.dirname(import.meta.filename) : null;
