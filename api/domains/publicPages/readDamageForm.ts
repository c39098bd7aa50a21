import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { newId } from '@plumbline/resources/language/ids';
import type { Request } from 'express';
import { ApiError, fail } from '../../base/errors/errors';
import { discard, firstBytes, isImage, sniffType } from '../../platform/files';

export const mostPhotos = 5;
const megabyte = 1024 * 1024;

export interface DamageForm {
  values: Readonly<Record<string, string>>;
  photos: SentPhoto[];
  /** Names of files that are no image, or too large. */
  refused: string[];
}
export interface SentPhoto {
  name: string;
  hash: string;
  temporary: string;
}

/**
 * Reads `multipart/form-data` with at most 5 photos into temporary files, which the caller deletes. A file that is no
 * image or larger than `maxBytes` is left out and listed in `refused`. BAD_REQUEST for other requests, TOO_LARGE above
 * the size of a form with all photos.
 */
export async function readDamageForm(
  req: Request,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<DamageForm> {
  const contentType = req.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) fail('BAD_REQUEST', { field: 'body' });
  const values: Record<string, string> = Object.create(null);
  const files: Promise<SentPhoto | string | null>[] = [];
  const parser = new Busboy({
    headers: { ...req.headers, 'content-type': contentType },
    limits: { files: mostPhotos, fileSize: maxBytes, fields: 20, fieldSize: 64 * 1024, parts: 40 },
  });
  parser.on('field', (name, value) => {
    values[name] = value;
  });
  parser.on('file', (_field, content, fileName) => {
    files.push(receive(content, fileName, folder));
  });
  try {
    await pipeline(req, atMost(maxBytes * mostPhotos + megabyte), parser);
  } catch (error) {
    await Promise.allSettled(files).then((all) => discardAll(all.flatMap(taken)));
    if (error instanceof ApiError) throw error;
    fail('BAD_REQUEST', { field: 'body' });
  }
  const received = await Promise.all(files);
  return {
    values,
    photos: received.filter((one) => one !== null && typeof one === 'object'),
    refused: received.filter((one) => typeof one === 'string'),
  };
}

const taken = (result: PromiseSettledResult<SentPhoto | string | null>): SentPhoto[] =>
  result.status === 'fulfilled' && result.value !== null && typeof result.value === 'object'
    ? [result.value]
    : [];

export const discardAll = async (photos: readonly SentPhoto[]): Promise<void> => {
  await Promise.all(photos.map(({ temporary }) => discard(temporary)));
};

/** Aborts the request above the maximum size of a form with all photos. */
function atMost(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) return done(new ApiError('TOO_LARGE', { maxBytes: most }));
      done(null, chunk);
    },
  });
}

/** Null: empty field. A name: the file is no image, or too large. */
async function receive(
  content: BusboyFileStream,
  name: string,
  folder: string,
): Promise<SentPhoto | string | null> {
  const temporary = path.join(folder, newId());
  const digest = createHash('sha256');
  await pipeline(
    content,
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        digest.update(chunk);
        done(null, chunk);
      },
    }),
    createWriteStream(temporary, { flags: 'wx' }),
  );
  const head = await firstBytes(temporary);
  const type = sniffType(head);
  if (head.length > 0 && type && isImage(type) && !content.truncated)
    return { name: name.slice(0, 200) || 'photo', hash: digest.digest('hex'), temporary };
  await discard(temporary);
  return head.length === 0 ? null : name;
}

export const contentOf = ({ temporary }: SentPhoto) => createReadStream(temporary);
