/**
 * Text comparison in memory as in the database, by the primary weights of the collation `utf8mb4_unicode_520_ci`
 * (Unicode Collation Algorithm 5.2.0). Case, diacritics and trailing spaces are ignored.
 */

/** Characters by ascending weight, in lower case without diacritics. */
const ranked =
  '\u0009\u000a\u000b\u000c\u000d `´^¯¨¸_‗\u00ad-‐‒–—―,;:!¡?¿.·\'‘’‚‛‹›"“”„‟«»()[]{}§¶©®@*/⁄' +
  '\\&#%‰‱†‡•‣‧′‵‸°+±÷×<=>¬|¦‖~¤¢$£¥€0123456789abcdefghiıjklmnŋopqĸrstŧuvwxyzþʼαβγδεζηθικλμνξ' +
  'οπρςτυφχψωабвгдђѓеєжзѕиіїйјклљмнњопрстћќуўфхцчџшщъыьэюя';

/** Letters without a decomposition, by the letter of equal weight. */
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

/** No weight is below it: `searchKey` ends each character with 1. */
const firstWeight = 2;
const weights = new Map<string, string>();
[...ranked].forEach((sign, rank) => {
  weights.set(sign, String.fromCharCode(firstWeight + rank));
});

const isMark = /\p{M}/u;

/** The weights of a character; unranked ones follow by code point. */
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

/** The weights of a text; equal for texts that the database considers equal. */
export function sortKey(text: string): string {
  const key = weighAll(text);
  let end = key.length;
  while (end > 0 && key[end - 1] === space) end -= 1;
  return key.slice(0, end);
}

/** Compares two sort keys (negative: first before second). The shorter is padded with spaces. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  if (other.startsWith(one)) return (other[one.length] ?? '') < space ? 1 : -1;
  if (one.startsWith(other)) return (one[other.length] ?? '') < space ? -1 : 1;
  return one < other ? -1 : 1;
}

/**
 * The key in which `searchKey` of a word must occur for LIKE, which compares character by character: ß matches ß, not
 * ss.
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
/** Cached: typing into a search box evaluates the same texts repeatedly. */
const searchKeys = new Map<string, string>();
const mostKeys = 50_000;
