import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a check of the sources on a temporary folder with these files: path → text. */
export async function inFolderOf<T>(
  files: Record<string, string>,
  check: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-sources-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    return await check(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
