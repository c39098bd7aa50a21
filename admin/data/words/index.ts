export { i18nProvider, languageNames } from './i18nProvider';
export { useFormat } from './useFormat';
