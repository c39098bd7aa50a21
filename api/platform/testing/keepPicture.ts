import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { samplePicture } from '../../domains/reports/engine/sample/samplePicture';
import type { Call } from '../../entities/call';
import type { FileStore } from '../files/fileStore';
import { storeFile } from '../files/storeFile';

/** A file of the account, stored as by an upload. */
export async function keepFile(
  call: Call,
  store: FileStore,
  { content, name }: { content: Buffer; name: string },
): Promise<FileValue> {
  return storeFile(call, store, {
    hash: createHash('sha256').update(content).digest('hex'),
    name,
    content: Readable.from([content]),
    maxBytes: content.length,
  });
}

/** The picture of a signature. */
export const keepPicture = async (call: Call, store: FileStore): Promise<FileValue> =>
  keepFile(call, store, { content: await samplePicture('sample-signature-0'), name: 'signature.png' });
