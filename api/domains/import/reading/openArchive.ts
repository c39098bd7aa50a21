import { crc32 } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import { ApiError, fail } from '../../../base/errors/errors';
import { readingLimits } from './limits';

export interface Archive {
  names: readonly string[];
  has(name: string): boolean;
  /** The part's text, piece by piece; parts that are not there are empty. */
  text(name: string): AsyncGenerator<string>;
  close(): void;
}

/**
 * Opens a ZIP by its directory. Parts are inflated only as far as their declared size, which is checked against what is
 * left of the limit beforehand: neither a bomb nor a lying size fills memory.
 */
export async function openArchive(path: string, limit = readingLimits.inflatedBytes): Promise<Archive> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true })
    .catch(broken);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= 10_000) fail('IMPORT_ZIP_BROKEN');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    broken(error);
  }
  let left = limit;
  async function* text(name: string): AsyncGenerator<string> {
    const entry = entries.get(name);
    if (!entry) return;
    if (entry.isEncrypted()) fail('IMPORT_FILE_LOCKED');
    left -= entry.uncompressedSize;
    if (left < 0) fail('IMPORT_FILE_INFLATES', { limitMb: Math.floor(limit / 1024 / 1024) });
    const decoder = new TextDecoder('utf-8');
    let checksum = 0;
    const stream = await zip.openReadStreamPromise(entry).catch(broken);
    try {
      for await (const chunk of stream) {
        checksum = crc32(chunk, checksum);
        yield decoder.decode(chunk, { stream: true });
      }
    } catch (error) {
      broken(error);
    }
    if (checksum !== entry.crc32) fail('IMPORT_ZIP_BROKEN');
    yield decoder.decode();
  }
  return { names: [...entries.keys()], has: (name) => entries.has(name), text, close: () => zip.close() };
}

// What the ZIP reader and the inflater throw is about the file; errors of ours pass on.
function broken(error: unknown): never {
  if (error instanceof ApiError) throw error;
  return fail('IMPORT_ZIP_BROKEN');
}
