import { defaultLanguage, isLanguage, type Language, languages } from '@plumbline/resources/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { messages as polish } from './messages/pl-PL';

/** Languages by the names their speakers give them. */
export const languageNames: Record<Language, string> = {
  'pl-PL': 'Polski',
  'de-DE': 'Deutsch',
  'en-EN': 'English',
  'hu-HU': 'Magyar',
};

const load: Record<Language, () => TranslationMessages | Promise<TranslationMessages>> = {
  'pl-PL': () => polish,
  'de-DE': () => import('./messages/de-DE').then(({ messages }) => messages),
  'en-EN': () => import('./messages/en-EN').then(({ messages }) => messages),
  'hu-HU': () => import('./messages/hu-HU').then(({ messages }) => messages),
};

/**
 * All words in the chosen language. Polish is there at once, the others come as chunks of their own; a missing key is
 * shown as it is. Plural forms follow the language (`one |||| few |||| many` in Polish).
 */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  (language) => (isLanguage(language) ? load[language]() : polish),
  defaultLanguage,
  languages.map((locale) => ({ locale, name: languageNames[locale] })),
  { allowMissing: true },
);
