import { createReadStream } from 'node:fs';
import { fail } from '../../../base/errors/errors';
import { decoderOf, type Encoding } from './encodings';

/**
 * The file's text in chunks; bytes that are invalid in the chosen encoding throw IMPORT_ENCODING instead of being
 * replaced.
 */
export async function* decodeFile(path: string, encoding: Encoding, end?: number): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  try {
    for await (const chunk of createReadStream(path, { end: end ?? Number.POSITIVE_INFINITY }))
      yield decoder.decode(chunk, { stream: true });
    // A sample may end inside a multi-byte character.
    if (end === undefined) yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) fail('IMPORT_ENCODING', { encoding });
    throw error;
  }
}
