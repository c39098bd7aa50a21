import type { Language } from '../../language/languages';
import de from '../../locales/reportMail/de-DE.json';
import en from '../../locales/reportMail/en-EN.json';
import hu from '../../locales/reportMail/hu-HU.json';
import pl from '../../locales/reportMail/pl-PL.json';

const words: Record<Language, typeof pl.reportMail> = {
  'pl-PL': pl.reportMail,
  'de-DE': de.reportMail,
  'en-EN': en.reportMail,
  'hu-HU': hu.reportMail,
};

/** The product's text of the mail with a final report; accounts may replace it. */
export const reportMailWords = (language: Language): typeof pl.reportMail => words[language];

/** Placeholders in subject and text, as `%{name}`. */
export const reportMailPlaces = [
  'recipient',
  'number',
  'customer',
  'location',
  'date',
  'inspector',
  'company',
] as const;

/** Unknown placeholders in a text, which would be sent unchanged. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(/%\{([^}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !reportMailPlaces.some((known) => known === name));
