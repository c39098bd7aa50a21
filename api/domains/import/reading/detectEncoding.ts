import { createReadStream } from 'node:fs';
import { decoderOf, type Encoding } from './encodings';
import { scoreLetters } from './scoreLetters';

export interface DetectedEncoding {
  encoding: Encoding;
  /** Words with non-ASCII letters, decoded in each encoding, most likely first; empty if there are none. */
  previews: { encoding: Encoding; preview: string }[];
}

// The first one wins a tie: most legacy lists come from Windows programs.
const byLetters: readonly Encoding[] = ['cp1250', 'iso-8859-2', 'cp852', 'mac-ce', 'windows-1252'];
const sampleSize = 256 * 1024;
const previewLength = 60;

/**
 * Detects the encoding: by byte order mark, else UTF-8 if the whole file is valid UTF-8, else the encoding whose
 * letters look most like German, Polish, Hungarian or English.
 */
export async function detectEncoding(path: string): Promise<DetectedEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const sample = wordSample();
  let isUtf8 = true;
  let isFirst = true;
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk;
    const wide = isFirst ? wideEncoding(bytes) : null;
    if (wide) return { encoding: wide, previews: [] };
    isFirst = false;
    sample.take(bytes);
    if (isUtf8) isUtf8 = isValid(decoder, bytes);
    // The whole file is sampled: the first non-ASCII letter of a long list may be far down.
    else if (sample.isFull()) break;
  }
  if (isUtf8) isUtf8 = isValid(decoder);
  const words = sample.words();
  const scored = byLetters
    .map((encoding) => ({ encoding, score: scoreOf(words, encoding) }))
    .sort((one, other) => other.score - one.score);
  const encoding = isUtf8 ? 'utf-8' : (scored[0]?.encoding ?? 'cp1250');
  return {
    encoding,
    previews: previewsOf(words, isUtf8 ? ['utf-8', ...byLetters] : scored.map((one) => one.encoding)),
  };
}

function isValid(decoder: InstanceType<typeof TextDecoder>, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Collects the words with non-ASCII bytes; separators are bytes that do not occur in words. */
function wordSample() {
  const words: Buffer[] = [];
  let size = 0;
  let rest = Buffer.alloc(0);
  const isEnd = (byte: number) => byte < 65 && byte !== 39 && byte !== 45;
  return {
    isFull: () => size > sampleSize,
    take(chunk: Buffer) {
      if (size > sampleSize) return;
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      let isStrange = false;
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] ?? 0;
        if (byte >= 128) isStrange = true;
        if (!isEnd(byte)) continue;
        if (isStrange) {
          words.push(Buffer.from(bytes.subarray(start, index)));
          size += index - start;
        }
        start = index + 1;
        isStrange = false;
      }
      rest = Buffer.from(bytes.subarray(Math.max(start, bytes.length - 200)));
    },
    words: (): Buffer[] => (rest.some((byte) => byte >= 128) ? [...words, rest] : words),
  };
}

const space = Buffer.from(' ');
const joined = (words: readonly Buffer[]): Buffer => Buffer.concat(words.flatMap((word) => [space, word]));

function scoreOf(words: readonly Buffer[], encoding: Encoding): number {
  const text = decoded(joined(words), encoding);
  return text === null ? Number.NEGATIVE_INFINITY : scoreLetters(text);
}

function decoded(bytes: Buffer, encoding: Encoding): string | null {
  try {
    return decoderOf(encoding).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function previewsOf(words: readonly Buffer[], found: readonly Encoding[]): DetectedEncoding['previews'] {
  const shown: Buffer[] = [];
  let size = 0;
  const seen = new Set<string>();
  for (const word of words) {
    const key = word.toString('latin1');
    if (seen.has(key) || size + word.length > previewLength) continue;
    seen.add(key);
    shown.push(word);
    size += word.length + 1;
  }
  if (shown.length === 0) return [];
  return found.flatMap((encoding) => {
    const preview = decoded(joined(shown), encoding)?.trim();
    return preview ? [{ encoding, preview }] : [];
  });
}

function wideEncoding(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4096);
  const zeros = (start: number) => head.filter((byte, index) => byte === 0 && index % 2 === start).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  return zeros(0) > head.length / 4 ? 'utf-16be' : null;
}
