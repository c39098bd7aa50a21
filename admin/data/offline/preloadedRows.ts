import type { PreloadedRows } from './storage/ReplicaStorage';

/** Timeout in milliseconds: the preload is an optimization only. */
const longest = 1000;

/** The rows `preload.js` read from the database of this name, once; null if there are none or it takes too long. */
export async function takePreloadedRows(database: string): Promise<PreloadedRows | null> {
  const page = globalThis as { plumblineRows?: Promise<(PreloadedRows & { database: string }) | null> };
  const ahead = page.plumblineRows;
  delete page.plumblineRows;
  if (!ahead) return null;
  const found = await Promise.race([
    ahead,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), longest);
    }),
  ]);
  return found?.database === database ? found : null;
}
