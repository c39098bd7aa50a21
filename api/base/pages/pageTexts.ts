import type { Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/auth/de-DE.json';
import en from '@plumbline/resources/locales/auth/en-EN.json';
import hu from '@plumbline/resources/locales/auth/hu-HU.json';
import pl from '@plumbline/resources/locales/auth/pl-PL.json';

export type PageTexts = typeof pl.issuer;

const texts: Record<Language, PageTexts> = {
  'pl-PL': pl.issuer,
  'de-DE': de.issuer,
  'en-EN': en.issuer,
  'hu-HU': hu.issuer,
};

export const pageTexts = (language: Language): PageTexts => texts[language];

/** Replaces `%{name}` in a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
