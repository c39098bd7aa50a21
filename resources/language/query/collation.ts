/**
 * How texts are compared, in memory as in the database: by the primary weights of its collation, `utf8mb4_unicode_520_ci`
 * (Unicode Collation Algorithm 5.2.0). Case and diacritics do not matter. Trailing spaces count as nothing.
 */

/** Characters by rising weight, in lower case and without diacritics. */
const ranked =
  '\u0009\u000a\u000b\u000c\u000d `´^¯¨¸_‗\u00ad-‐‒–—―,;:!¡?¿.·\'‘’‚‛‹›"“”„‟«»()[]{}§¶©®@*/⁄' +
  '\\&#%‰‱†‡•‣‧′‵‸°+±÷×<=>¬|¦‖~¤¢$£¥€0123456789abcdefghiıjklmnŋopqĸrstŧuvwxyzþʼαβγδεζηθικλμνξ' +
  'οπρςτυφχψωабвгдђѓеєжзѕиіїйјклљмнњопрстћќуўфхцчџшщъыьэюя';

/** Letters that no decomposition leads to the one they weigh as much as. */
const equals: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŀ: 'l',
  ø: 'o',
  σ: 'ς',
  ґ: 'г',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Below it nothing is a weight: `searchKey` ends each character with 1. */
const firstWeight = 2;
const weights = new Map<string, string>();
[...ranked].forEach((sign, rank) => {
  weights.set(sign, String.fromCharCode(firstWeight + rank));
});

const isMark = /\p{M}/u;

/** The weights of one character; of what is not ranked its code point decides, behind all that is. */
function weightOf(sign: string): string {
  const known = weights.get(sign);
  if (known !== undefined) return known;
  const made = weigh(sign);
  weights.set(sign, made);
  return made;
}

function weigh(sign: string): string {
  if (isMark.test(sign)) return '';
  const lower = sign.toLowerCase();
  const equal = equals[lower];
  if (equal !== undefined) return weighAll(equal);
  if (lower !== sign) return weighAll(lower);
  const parts = sign.normalize('NFKD');
  return parts === sign ? `\uf000${sign}` : weighAll(parts);
}

const weighAll = (text: string): string => Array.from(text, weightOf).join('');

const space = weighAll(' ');

/** A text's weights; texts that are equal to the database have the same. */
export function sortKey(text: string): string {
  const key = weighAll(text);
  let end = key.length;
  while (end > 0 && key[end - 1] === space) end -= 1;
  return key.slice(0, end);
}

/** Compares two sort keys: below 0 where the first comes first. The shorter one counts as if spaces followed. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  if (other.startsWith(one)) return (other[one.length] ?? '') < space ? 1 : -1;
  if (one.startsWith(other)) return (one[other.length] ?? '') < space ? -1 : 1;
  return one < other ? -1 : 1;
}

/**
 * What `searchKey` of a word must stand in to be found there by LIKE, which compares character by character: a ß is found by
 * ß, not by ss.
 */
export function searchKey(text: string): string {
  const known = searchKeys.get(text);
  if (known !== undefined) return known;
  const key = end + Array.from(text, (sign) => weightOf(sign) + end).join('');
  if (searchKeys.size >= mostKeys) searchKeys.clear();
  searchKeys.set(text, key);
  return key;
}
const end = '\u0001';
/** While somebody types into a search box, the same texts are asked for again and again. */
const searchKeys = new Map<string, string>();
const mostKeys = 50_000;
