import { createReadStream } from 'node:fs';
import type { Encoding } from './encodings';

/**
 * Byte order mark, else UTF-8 where the whole file is valid in it, else cp1250: German, Polish and Hungarian letters all
 * decode rightly in that. Statistics (chardet) took a Polish cp1250 file for windows-1252, hence no guessing by letters.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes: Buffer = chunk;
      const wide = isFirst ? wideEncoding(bytes) : null;
      if (wide) return wide;
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'cp1250';
    throw error;
  }
}

function wideEncoding(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4096);
  const zeros = (start: number) => head.filter((byte, index) => byte === 0 && index % 2 === start).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  return zeros(0) > head.length / 4 ? 'utf-16be' : null;
}
