import type { ReadAhead } from '../offline/storage/ReplicaStorage';

/** Milliseconds that it may take: it saves a moment or nothing. */
const longest = 1000;

/** What the script `readAhead.js` found in the database of this name, once; null where it found nothing or takes too long. */
export async function takeAhead(database: string): Promise<ReadAhead | null> {
  const page = globalThis as { plumblineAhead?: Promise<(ReadAhead & { database: string }) | null> };
  const ahead = page.plumblineAhead;
  delete page.plumblineAhead;
  if (!ahead) return null;
  const found = await Promise.race([
    ahead,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), longest);
    }),
  ]);
  return found?.database === database ? found : null;
}
