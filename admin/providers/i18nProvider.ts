import { defaultLanguage, isLanguage, type Language, languages } from '@plumbline/resources/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { currentEntities } from '../customFields/currentEntities';
import { keptSettings } from './keptSettings';

/** Languages by the names their speakers give them. */
export const languageNames: Record<Language, string> = {
  'pl-PL': 'Polski',
  'de-DE': 'Deutsch',
  'en-EN': 'English',
  'hu-HU': 'Magyar',
};

const load: Record<Language, () => Promise<TranslationMessages>> = {
  'pl-PL': () => import('./messages/pl-PL').then(({ messages }) => messages),
  'de-DE': () => import('./messages/de-DE').then(({ messages }) => messages),
  'en-EN': () => import('./messages/en-EN').then(({ messages }) => messages),
  'hu-HU': () => import('./messages/hu-HU').then(({ messages }) => messages),
};

const chosen: unknown = keptSettings.getItem('locale');
const first = isLanguage(chosen) ? chosen : defaultLanguage;
// No screen can be drawn without words: the app waits for those of its language, and for no others.
const firstWords = await load[first]();

/**
 * The product's words in the chosen language, each a chunk of its own; a missing key is shown as it is. Plural forms follow the
 * language (`one |||| few |||| many` in Polish).
 */
const productWords: I18nProvider = polyglotI18nProvider(
  (language) => (language === first || !isLanguage(language) ? firstWords : load[language]()),
  first,
  languages.map((locale) => ({ locale, name: languageNames[locale] })),
  { allowMissing: true },
);

/** All words: those of the product, and the labels that the account gave its own fields. */
export const i18nProvider: I18nProvider = {
  ...productWords,
  translate: (key, options) => accountLabel(key) ?? productWords.translate(key, options),
};

function accountLabel(key: string): string | undefined {
  const language = productWords.getLocale();
  return isLanguage(language) ? currentEntities().text(key, language) : undefined;
}
