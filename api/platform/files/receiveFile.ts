import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '@plumbline/resources/language/ids';
import { ApiError, fail } from '../../base/errors/errors';
import { discard } from './fileStore';

export interface Received {
  temporary: string;
  size: number;
  head: Buffer;
}

/**
 * Streams an upload into a temporary file. Throws TOO_LARGE as soon as more than `maxBytes` arrive and HASH_MISMATCH
 * where the content is not what its address says; nothing stays behind then.
 */
export async function receiveFile(
  source: Readable,
  { folder, hash, maxBytes }: { folder: string; hash: string; maxBytes: number },
): Promise<Received> {
  const temporary = path.join(folder, newId());
  const digest = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new ApiError('TOO_LARGE', { maxBytes }));
      digest.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(temporary, { flags: 'wx' }));
    if (digest.digest('hex') !== hash) fail('HASH_MISMATCH');
    return { temporary, size, head: await firstBytes(temporary) };
  } catch (error) {
    await discard(temporary);
    throw error;
  }
}

/** The beginning of a file, by which its type is told. */
export async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(80), 0, 80, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
