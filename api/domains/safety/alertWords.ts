import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';

const known = new Map<Language, Map<string, string>>();

/** Subject and body of the mail about a deficiency, in a language. */
export function alertWords(language: Language, kind: 'red' | 'escalating') {
  const texts = known.get(language) ?? textsOf(readLocale(language));
  known.set(language, texts);
  const word = (name: string) => texts.get(`mails.${kind}Deficiency.${name}`) ?? '';
  return { subject: word('subject'), body: word('body'), ignore: word('ignore') };
}
