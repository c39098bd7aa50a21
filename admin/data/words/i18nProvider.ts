import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from '@plumbline/resources/language/languages';
import { productNameOf, shortenCode } from '@plumbline/resources/rules/brands/brand';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { tryLoading } from '../../kit/behaviour/tryLoading';
import { keptSettings } from '../../kit/settings/keptSettings';
import { currentBrand } from '../../kit/theme/brand/brandStore';
import { currentEntities } from '../accountEntities';
import { preloadedLanguage } from '../calls';
import { formatDate } from './format';

/** Native names of the languages. */
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
let first = isLanguage(chosen) ? chosen : defaultLanguage;

/** Milliseconds to wait for the person's own language if none was chosen on this device. */
const longestWait = 400;

async function loadFirst(): Promise<TranslationMessages> {
  const own = isLanguage(chosen) ? chosen : await preloadedLanguage(longestWait);
  if (isLanguage(own)) first = own;
  return tryLoading(load[first]);
}

/**
 * The product's texts in the chosen language; a missing key is shown as it is. Plural forms follow the language (`one
 * |||| few |||| many` in Polish).
 */
let productWords: I18nProvider | undefined;

/** The first render waits for the texts of its language, and for no others. */
export const firstWords: Promise<void> = loadFirst().then((words) => {
  productWords = polyglotI18nProvider(
    (language) => (language === first || !isLanguage(language) ? words : load[language]()),
    first,
    languages.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: true },
  );
});

function words(): I18nProvider {
  if (!productWords) throw new Error('the words of the first language have not come yet');
  return productWords;
}

/** The product's texts, and the account's labels of custom fields. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) =>
    accountLabel(key) ??
    shortenCode(
      words().translate(key, { product: productName(), ...spokenDays(key, options) }),
      productName(),
    ),
  changeLocale: (language, options) => words().changeLocale(language, options),
  getLocale: () => productWords?.getLocale() ?? first,
  getLocales: () => words().getLocales?.() ?? [],
};

// The product's name in texts: the broker's with white-labelling.
const productName = (): string => productNameOf(currentBrand());

type Options = Parameters<I18nProvider['translate']>[1];

/** Formats dates in validation arguments, which the API gives as `YYYY-MM-DD`. */
function spokenDays(key: string, options: Options): Options {
  const language = words().getLocale();
  if (!options || !key.startsWith('validation.') || !isLanguage(language)) return options;
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      isDay(value) ? formatDate(value, language) : value,
    ]),
  );
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function accountLabel(key: string): string | undefined {
  const language = words().getLocale();
  return isLanguage(language) ? currentEntities().text(key, language) : undefined;
}
