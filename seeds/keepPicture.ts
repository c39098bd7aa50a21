import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { samplePicture } from '../api/domains/reports/engine/sample/samplePicture';
import type { Call } from '../api/entities/call';
import type { FileStore } from '../api/platform/files/fileStore';
import { storeFile } from '../api/platform/files/storeFile';

/** Uploads one of the drawn sample pictures into the caller's account. */
export async function keepPicture(
  call: Call,
  store: FileStore,
  picture: string,
  name: string,
): Promise<FileValue> {
  const content = await samplePicture(picture);
  const hash = createHash('sha256').update(content).digest('hex');
  return storeFile(call, store, { hash, name, content: Readable.from([content]), maxBytes: content.length });
}
