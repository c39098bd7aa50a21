import type { Readable } from 'node:stream';
import { definitions } from '@plumbline/resources/entities/index';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { ApiError, fail } from '../../base/errors/errors';
import { asSystem, type Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { discard, type FileStore } from './fileStore';
import { prepareImage, prepareLargeImage } from './prepareImage';
import { receiveFile } from './receiveFile';
import { isImage, sniffType } from './sniffType';

interface Upload {
  hash: string;
  name: string;
  content: Readable;
  maxBytes: number;
  /** A picture is kept in full resolution as well, as the variant `original`. */
  keepsOriginal?: boolean;
}

/**
 * Takes a file into the caller's account under the hash of its content; the same content again is already there.
 * Errors: TOO_LARGE, HASH_MISMATCH, UNSUPPORTED_FILE.
 */
export async function storeFile(call: Call, store: FileStore, upload: Upload): Promise<FileValue> {
  const { instance } = call.actor;
  const known = await findFile(call, upload.hash);
  if (known && (await isStored(store, instance, { ...known, keepsOriginal: upload.keepsOriginal }))) {
    upload.content.resume();
    return { ...known, name: upload.name };
  }
  const received = await receiveFile(upload.content, {
    folder: store.temporaryFolder,
    hash: upload.hash,
    maxBytes: upload.maxBytes,
  });
  const { temporary } = received;
  try {
    const sniffed = sniffType(received.head) ?? fail('UNSUPPORTED_FILE', { reason: 'type' });
    const prepare = upload.keepsOriginal ? prepareLargeImage : prepareImage;
    const image = isImage(sniffed) ? await prepare(temporary) : undefined;
    if (image && upload.keepsOriginal) await store.adopt(instance, upload.hash, temporary, 'original');
    if (image) await store.adopt(instance, upload.hash, image.thumbnail, 'thumb');
    if (image?.print) await store.adopt(instance, upload.hash, image.print, 'print');
    await store.adopt(instance, upload.hash, image?.file ?? temporary);
    const mimeType = image?.mimeType ?? sniffed;
    await remember(call, {
      hash: upload.hash,
      name: upload.name,
      mimeType,
      size: received.size,
      width: image?.width ?? null,
      height: image?.height ?? null,
    });
    return { hash: upload.hash, name: upload.name, mimeType, size: received.size };
  } finally {
    await Promise.all(
      [temporary, `${temporary}.image`, `${temporary}.thumb`, `${temporary}.print`].map(discard),
    );
  }
}

const isStored = async (
  store: FileStore,
  instance: string,
  { hash, mimeType, keepsOriginal }: FileValue & { keepsOriginal: boolean | undefined },
): Promise<boolean> =>
  (await store.has(instance, hash)) &&
  (!keepsOriginal || !isImage(mimeType) || (await store.has(instance, hash, 'original')));

/** What the account knows of a content; undefined where it never uploaded it. */
export async function findFile(
  call: Pick<Call, 'db' | 'actor'>,
  hash: string,
): Promise<FileValue | undefined> {
  return call
    .db('files')
    .where({ instance: call.actor.instance, hash, deletedAt: null })
    .first('hash', 'name', 'mimeType', 'size');
}

async function remember(call: Call, row: Record<string, unknown>): Promise<void> {
  try {
    await createRecord(asSystem(call, call.actor.instance), definitions.files, row);
  } catch (error) {
    // Two devices may bring the same picture at once; one row is enough.
    if (!(error instanceof ApiError && error.errors?.hash)) throw error;
  }
}
