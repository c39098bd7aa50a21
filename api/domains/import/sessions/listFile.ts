import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, fail } from '../../../base/errors/errors';

/** Path of a session's uploaded list, on the volume shared by all app processes. */
export const listFile = (dataDir: string, id: string): string => path.join(folderOf(dataDir), id);
const folderOf = (dataDir: string): string => path.join(dataDir, 'imports');

interface Upload {
  source: Readable;
  declaredBytes: number | null;
  maxBytes: number;
}

/**
 * Streams an upload to its file and returns its size in bytes. A declared size above the limit is refused before
 * reading (IMPORT_FILE_TOO_LARGE); without one, at most the limit is stored. A refused upload leaves no file.
 */
export async function receiveList(
  dataDir: string,
  id: string,
  { source, declaredBytes, maxBytes }: Upload,
): Promise<number> {
  const tooLarge = () =>
    new ApiError('IMPORT_FILE_TOO_LARGE', { limitMb: Math.floor(maxBytes / 1024 / 1024) });
  if (declaredBytes !== null && declaredBytes > maxBytes) throw tooLarge();
  const target = listFile(dataDir, id);
  await mkdir(path.dirname(target), { recursive: true });
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      // The excess is read and discarded: closing the connection would lose the response in the browser.
      if (size > maxBytes) done();
      else done(null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(unfinished(target), { flags: 'wx' }));
    if (size > maxBytes) throw tooLarge();
    if (size === 0) fail('IMPORT_FILE_EMPTY');
    await rename(unfinished(target), target);
    return size;
  } catch (error) {
    await rm(unfinished(target), { force: true });
    throw error;
  }
}

/** Removes the list, and what an interrupted upload left of it. */
export async function removeList(dataDir: string, id: string): Promise<void> {
  const target = listFile(dataDir, id);
  await rm(target, { force: true });
  await rm(unfinished(target), { force: true });
}

const unfinished = (target: string): string => `${target}.part`;

/** An upload in progress has no session yet, but changes its file. */
const untouchedMs = 60 * 60 * 1000;

/** Ids of the lists that nobody wrote to for an hour and that `sessionsOf` does not know. */
export async function listsWithout(
  dataDir: string,
  sessionsOf: (ids: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const folder = folderOf(dataDir);
  const since = Date.now() - untouchedMs;
  const old = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: since }));
    if (mtimeMs < since) old.add(name.replace(/\.part$/, ''));
  }
  const known = new Set(old.size > 0 ? await sessionsOf([...old]) : []);
  return [...old].filter((id) => !known.has(id));
}
