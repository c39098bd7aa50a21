import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import { useI18nProvider } from 'react-admin';

/** The language of the screens. */
export function useLanguage(): Language {
  const language = useI18nProvider().getLocale();
  return isLanguage(language) ? language : defaultLanguage;
}
