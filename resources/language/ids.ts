/** `instance` of the provider's rows, the shared catalogues. */
export const CATALOGUE_ID = '00000000-0000-7000-8000-000000000000';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** A UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits; sorts roughly by creation. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const [a, b, c, d, e] = [randomWord(), randomWord(), randomWord(), randomWord(), randomWord()];
  const version = hexOf((a & 0x0fff) | 0x7000);
  const variant = hexOf((b & 0x3fff) | 0x8000);
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hexOf(c)}${hexOf(d)}${hexOf(e)}`;
}

const hexOf = (word: number): string => word.toString(16).padStart(4, '0');

// Random bytes are fetched in blocks: the system call costs the same for 16 as for thousands.
const words = new Uint16Array(2048);
let next = words.length;

function randomWord(): number {
  if (next === words.length) {
    globalThis.crypto.getRandomValues(words);
    next = 0;
  }
  const word = words[next] ?? 0;
  next += 1;
  return word;
}
