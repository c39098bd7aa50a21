import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, fail } from '../../../base/errors/errors';

/** Path of a session's uploaded list, on the volume shared by all app processes. */
export const listFile = (dataDir: string, id: string): string => path.join(dataDir, 'imports', id);

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
    await pipeline(source, measure, createWriteStream(`${target}.part`, { flags: 'wx' }));
    if (size > maxBytes) throw tooLarge();
    if (size === 0) fail('IMPORT_FILE_EMPTY');
    await rename(`${target}.part`, target);
    return size;
  } catch (error) {
    await rm(`${target}.part`, { force: true });
    throw error;
  }
}

export const removeList = (dataDir: string, id: string): Promise<void> =>
  rm(listFile(dataDir, id), { force: true });
