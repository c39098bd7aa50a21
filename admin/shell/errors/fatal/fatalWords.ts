import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import german from '@plumbline/resources/locales/fatal/de-DE.json';
import english from '@plumbline/resources/locales/fatal/en-EN.json';
import hungarian from '@plumbline/resources/locales/fatal/hu-HU.json';
import polish from '@plumbline/resources/locales/fatal/pl-PL.json';
import { keptSettings } from '../../../kit/settings/keptSettings';

export type FatalWord = keyof typeof polish.fatal;

// Bundled: nothing else may be available when these texts are needed.
const words: Record<Language, Record<FatalWord, string>> = {
  'pl-PL': polish.fatal,
  'de-DE': german.fatal,
  'en-EN': english.fatal,
  'hu-HU': hungarian.fatal,
};

/** The language chosen on this device, without react-admin. */
export function fatalLanguage(): Language {
  try {
    const chosen: unknown = keptSettings.getItem('locale');
    return isLanguage(chosen) ? chosen : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

export const fatalWord = (language: Language, word: FatalWord, count = 0): string =>
  words[language][word].replace('%{count}', String(count));
