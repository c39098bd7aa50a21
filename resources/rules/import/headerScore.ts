import { editDistance } from '../../language/editDistance';
import { fold } from '../../language/exchange/fold';

/** Header words of a target; `weak` ones are vague ("Art" for a product). */
export interface TargetWords {
  strong: readonly string[];
  weak?: readonly string[];
}

/** Confidence that the header names the target, 0 to 1. */
export function headerScore(header: string, words: TargetWords): number {
  return scoreOfHeader(header)(words);
}

/** `headerScore` for a header that is compared with the words of many targets. */
export function scoreOfHeader(header: string): (words: TargetWords) => number {
  const name = textToCompare(foldHeader(header));
  // A label may itself contain brackets.
  const whole = fold(header);
  return (words) => {
    if (name.text === '') return 0;
    const { labels, strong, weak } = foldedWords(words);
    if (labels.some((label) => isLabel(label, whole))) return 1;
    const best = strong.reduce((most, word) => Math.max(most, likeness(name, word)), 0);
    return weak.reduce((most, word) => Math.max(most, likeness(name, word) * 0.75), best);
  };
}

/** The folded header without units and remarks in brackets. */
export function foldHeader(header: string): string {
  return fold(header.replace(/[([][^)\]]*[)\]]/g, ' ')) || fold(header);
}

interface FoldedWords {
  labels: Label[];
  strong: Compared[];
  weak: Compared[];
}

/** A folded label; of one that names the product only what follows the name. */
interface Label {
  text: string;
  followsProduct: boolean;
}

/** A folded text, and the same without spaces. */
interface Compared {
  text: string;
  joined: string;
}

/** A list has dozens of headers, each compared with the same hundreds of words. */
const foldedBefore = new WeakMap<TargetWords, FoldedWords>();

function foldedWords(words: TargetWords): FoldedWords {
  const before = foldedBefore.get(words);
  if (before) return before;
  const folded = {
    labels: words.strong.flatMap((label) => labelOf(label) ?? []),
    strong: comparedOf(words.strong),
    weak: comparedOf(words.weak ?? []),
  };
  foldedBefore.set(words, folded);
  return folded;
}

function comparedOf(words: readonly string[]): Compared[] {
  return [...new Set(words.map(fold))].filter((word) => word !== '').map(textToCompare);
}

function textToCompare(text: string): Compared {
  return { text, joined: text.replaceAll(' ', '') };
}

function labelOf(label: string): Label | undefined {
  const [before, after = ''] = label.split('%{product}');
  if (before !== '') return { text: fold(label), followsProduct: false };
  return after === '' ? undefined : { text: ` ${fold(after)}`, followsProduct: true };
}

/** Whether the folded header is the label, with any product name in it. */
function isLabel({ text, followsProduct }: Label, header: string): boolean {
  return followsProduct ? header.endsWith(text) : text === header;
}

function likeness({ text: name, joined }: Compared, { text: word, joined: joinedWord }: Compared): number {
  if (joined === joinedWord) return 1;
  if (word.length >= 4 && ` ${name} `.includes(` ${word} `))
    return 0.85 * Math.sqrt(word.length / name.length);
  const longest = Math.max(name.length, word.length);
  if (longest < 6 || Math.abs(name.length - word.length) > 2) return 0;
  const similarity = 1 - editDistance(name, word) / longest;
  return similarity >= 0.82 ? similarity * 0.9 : 0;
}
