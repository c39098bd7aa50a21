import type { Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/mails/de-DE.json';
import en from '@plumbline/resources/locales/mails/en-EN.json';
import hu from '@plumbline/resources/locales/mails/hu-HU.json';
import pl from '@plumbline/resources/locales/mails/pl-PL.json';

const words: Record<Language, typeof pl.mails.orders> = {
  'pl-PL': pl.mails.orders,
  'de-DE': de.mails.orders,
  'en-EN': en.mails.orders,
  'hu-HU': hu.mails.orders,
};

/** Texts of mails about orders in a language. */
export const orderMailWords = (language: Language): typeof pl.mails.orders => words[language];
