import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';

/** Title of a task in the language of the user who caused it. */
export function taskWords(language: Language, key: string, { name }: { name: string }): string {
  const texts = textsOf(readLocale(language));
  return (texts.get(`tasks.${key}`) ?? '%{name}').replace('%{name}', name);
}
