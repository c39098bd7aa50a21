import type { PreloadedRows } from './storage/ReplicaStorage';

/** Milliseconds that it may take: it saves a moment or nothing. */
const longest = 1000;

/** What the script `preload.js` found in the database of this name, once; null where it found nothing or takes too long. */
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
