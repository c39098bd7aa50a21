import { editDistance } from '../../language/editDistance';
import { fold } from '../../language/exchange/fold';

/** Header words of a target; `weak` ones are vague ("Art" for a product). */
export interface TargetWords {
  strong: readonly string[];
  weak?: readonly string[];
}

/** Confidence that the header names the target, 0 to 1. */
export function headerScore(header: string, words: TargetWords): number {
  const name = foldHeader(header);
  if (name === '') return 0;
  // A label may itself contain brackets.
  const whole = fold(header);
  if (words.strong.some((word) => isLabel(word, whole))) return 1;
  const strong = Math.max(0, ...words.strong.map((word) => likeness(name, fold(word))));
  const weak = Math.max(0, ...(words.weak ?? []).map((word) => likeness(name, fold(word))));
  return Math.max(strong, weak * 0.75);
}

/** Whether the folded header is the label, with any product name in it. */
function isLabel(label: string, header: string): boolean {
  const [before, after = ''] = label.split('%{product}');
  if (before !== '') return fold(label) === header;
  return after !== '' && header.endsWith(` ${fold(after)}`);
}

/** The folded header without units and remarks in brackets. */
export function foldHeader(header: string): string {
  return fold(header.replace(/[([][^)\]]*[)\]]/g, ' ')) || fold(header);
}

function likeness(name: string, word: string): number {
  if (word === '') return 0;
  if (name === word || name.replaceAll(' ', '') === word.replaceAll(' ', '')) return 1;
  if (word.length >= 4 && ` ${name} `.includes(` ${word} `))
    return 0.85 * Math.sqrt(word.length / name.length);
  const longest = Math.max(name.length, word.length);
  if (longest < 6 || Math.abs(name.length - word.length) > 2) return 0;
  const similarity = 1 - editDistance(name, word) / longest;
  return similarity >= 0.82 ? similarity * 0.9 : 0;
}
