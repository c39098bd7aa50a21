/**
 * Normalises text for comparison: lower case without diacritics, ß as ss, everything but letters and digits as one
 * space.
 */
export function fold(text: string): string {
  const low = text.toLowerCase();
  // Most cells and many words are plain, for which the tables of Unicode are not needed.
  if (isPlain.test(low)) return low.replace(/[^a-z0-9]+/g, ' ').trim();
  return low
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isPlain = /^[ -~]*$/;
