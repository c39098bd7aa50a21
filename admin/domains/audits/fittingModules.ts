import type { TextModule } from '@plumbline/resources/entities/textModules';
import { type CategoryNode, categoriesAbove } from '@plumbline/resources/language/categoryTree';

/** Suggestions that fit above a keyboard. */
const mostSuggested = 3;
const fewestLetters = 2;

/**
 * Text modules that have a word beginning like the last one typed, of two letters or more; those that begin with it
 * first. None that the text already contains.
 */
export function suggestedModules<M extends Pick<TextModule, 'content'>>(
  typed: string,
  modules: readonly M[],
): M[] {
  const word = fold(lastWord(typed));
  if (word.length < fewestLetters) return [];
  const placeOf = ({ content }: M) =>
    fold(content)
      .split(/[^\p{L}\p{N}]+/u)
      .findIndex((one) => one.startsWith(word));
  return modules
    .map((module) => ({ module, place: placeOf(module) }))
    .filter(({ module, place }) => place >= 0 && !typed.includes(module.content))
    .sort((a, b) => Math.min(a.place, 1) - Math.min(b.place, 1))
    .slice(0, mostSuggested)
    .map(({ module }) => module);
}

/** The text with its last word replaced by the module. */
export const withModule = (typed: string, content: string): string =>
  `${typed.slice(0, typed.length - lastWord(typed).length)}${content}`;

const lastWord = (text: string): string => /[\p{L}\p{N}]*$/u.exec(text)?.[0] ?? '';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();

/** Text modules for a category: those of the category, of its parents and of no category. */
export function fittingModules<M extends Pick<TextModule, 'category'>>(
  modules: readonly M[],
  category: string | null,
  categories: readonly CategoryNode[],
): M[] {
  const kinds = category === null ? [] : categoriesAbove(categories, category);
  return modules.filter((one) => !one.category || kinds.includes(one.category));
}
