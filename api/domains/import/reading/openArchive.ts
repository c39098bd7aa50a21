import { crc32 } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import { ApiError, fail } from '../../../base/errors/errors';
import { readingLimits } from './limits';

export interface Archive {
  names: readonly string[];
  has(name: string): boolean;
  /** The part's text in chunks; empty for a missing part. */
  text(name: string): AsyncGenerator<string>;
  close(): void;
}

/**
 * Opens a ZIP by its central directory. A part is inflated only up to its declared size, which is checked against the
 * remaining limit first, so neither a ZIP bomb nor a wrong size exhausts memory. Errors: IMPORT_ZIP_BROKEN,
 * IMPORT_FILE_LOCKED, IMPORT_FILE_INFLATES.
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

// Errors of the ZIP reader and of zlib are due to the file; own errors are passed on.
function broken(error: unknown): never {
  if (error instanceof ApiError) throw error;
  return fail('IMPORT_ZIP_BROKEN');
}
