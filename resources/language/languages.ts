/** The languages of the product, by the codes the specification spells; the first one is the default. */
export const languages = ['pl-PL', 'de-DE', 'en-EN', 'hu-HU'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'pl-PL';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** `en-EN` is no tag that Intl knows a region for; dates in English follow British habit. */
export function intlTag(language: Language): string {
  return language === 'en-EN' ? 'en-GB' : language;
}

export type Localized = Partial<Record<Language, string>>;

/** The text in the wanted language, else in English, German, Polish or Hungarian, whichever is there first. */
export function localized(text: Localized | null | undefined, language: Language): string {
  if (!text) return '';
  for (const candidate of localizedOrder(language)) {
    const found = text[candidate];
    if (found) return found;
  }
  return '';
}

/** The languages in which a text is looked for, for a reader of this one. */
export const localizedOrder = (language: Language): Language[] => [
  ...new Set([language, 'en-EN', 'de-DE', 'pl-PL', 'hu-HU'] as const),
];
