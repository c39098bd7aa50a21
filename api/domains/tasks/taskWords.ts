import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';

const known = new Map<Language, Map<string, string>>();

/** A task's title in the language of the person who brought it about. */
export function taskWords(language: Language, key: string, { name }: { name: string }): string {
  const texts = known.get(language) ?? textsOf(readLocale(language));
  known.set(language, texts);
  return (texts.get(`tasks.${key}`) ?? '%{name}').replace('%{name}', name);
}
