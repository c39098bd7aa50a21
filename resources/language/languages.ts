/** The product's languages by their codes; the first is the default. */
export const languages = ['pl-PL', 'de-DE', 'en-EN', 'hu-HU'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'pl-PL';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Intl has no region for `en-EN`; English dates use the British format. */
export function intlTag(language: Language): string {
  return language === 'en-EN' ? 'en-GB' : language;
}

export type Localized = Partial<Record<Language, string>>;

/** The text in the wanted language, else the first available of English, German, Polish, Hungarian. */
export function localized(text: Localized | null | undefined, language: Language): string {
  if (!text) return '';
  for (const candidate of localizedOrder(language)) {
    const found = text[candidate];
    if (found) return found;
  }
  return '';
}

/** Order of languages in which a text is looked up for a reader. */
export const localizedOrder = (language: Language): Language[] => [
  ...new Set([language, 'en-EN', 'de-DE', 'pl-PL', 'hu-HU'] as const),
];
