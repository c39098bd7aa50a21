import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';

/** Subject and body of the mail about a deficiency, in a language. */
export function alertWords(language: Language, kind: 'red' | 'escalating') {
  const texts = textsOf(readLocale(language));
  const word = (name: string) => texts.get(`mails.${kind}Deficiency.${name}`) ?? '';
  return { subject: word('subject'), body: word('body'), ignore: word('ignore') };
}
