import type { Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/session/de-DE.json';
import en from '@plumbline/resources/locales/session/en-EN.json';
import hu from '@plumbline/resources/locales/session/hu-HU.json';
import pl from '@plumbline/resources/locales/session/pl-PL.json';

export type SecondFactorTexts = typeof pl.secondFactor;

const texts: Record<Language, SecondFactorTexts> = {
  'pl-PL': pl.secondFactor,
  'de-DE': de.secondFactor,
  'en-EN': en.secondFactor,
  'hu-HU': hu.secondFactor,
};

export const secondFactorTexts = (language: Language): SecondFactorTexts => texts[language];
