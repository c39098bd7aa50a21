import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { newId } from '@plumbline/resources/language/ids';
import type { Request } from 'express';
import { fail } from '../../../base/errors/errors';
import { discard } from '../../../platform/files';

/** Large enough for a report with its attachments, small enough to be searched at once. */
export const mostBytes = 50 * 1024 * 1024;

export interface ReceivedPdf {
  /** SHA-256 of the content. */
  hash: string;
  /** File with the content, which the caller deletes. */
  temporary: string;
}

/**
 * Reads the file of a form (`multipart/form-data`) into a temporary file. `tooLarge` above `mostBytes`, `noFile` if none
 * was chosen; BAD_REQUEST for other requests.
 */
export async function receivePdf(req: Request, folder: string): Promise<ReceivedPdf | 'noFile' | 'tooLarge'> {
  const contentType = req.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) fail('BAD_REQUEST', { field: 'body' });
  const parser = new Busboy({
    headers: { ...req.headers, 'content-type': contentType },
    limits: { files: 1, fileSize: mostBytes, fields: 5, fieldSize: 1024, parts: 6 },
  });
  const temporary = path.join(folder, newId());
  const received: ReturnType<typeof receive>[] = [];
  parser.on('file', (_field, content) => void received.push(receive(content, temporary)));
  try {
    await pipeline(req, parser);
    const [file] = await Promise.all(received);
    if (file && file !== 'noFile' && file !== 'tooLarge') return { hash: file.hash, temporary };
    await discard(temporary);
    return file ?? 'noFile';
  } catch {
    await Promise.allSettled(received);
    await discard(temporary);
    fail('BAD_REQUEST', { field: 'body' });
  }
}

async function receive(
  content: BusboyFileStream,
  temporary: string,
): Promise<{ hash: string } | 'noFile' | 'tooLarge'> {
  const digest = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(temporary, { flags: 'wx' }));
  if (content.truncated) return 'tooLarge';
  return size === 0 ? 'noFile' : { hash: digest.digest('hex') };
}
