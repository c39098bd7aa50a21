import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { fill } from './pages/pageTexts';

export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

const known = new Map<Language, Words>();

/** The product's texts in a language, by key, with `%{name}` replaced. An unknown key throws. */
export function wordsOf(language: Language): Words {
  const already = known.get(language);
  if (already) return already;
  const texts = textsOf(readLocale(language));
  const words: Words = (key, values = {}) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return fill(text, values);
  };
  known.set(language, words);
  return words;
}
