import type { Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/registration/de-DE.json';
import en from '@plumbline/resources/locales/registration/en-EN.json';
import hu from '@plumbline/resources/locales/registration/hu-HU.json';
import pl from '@plumbline/resources/locales/registration/pl-PL.json';

export type RegistrationTexts = typeof pl.registration;

const texts: Record<Language, RegistrationTexts> = {
  'pl-PL': pl.registration,
  'de-DE': de.registration,
  'en-EN': en.registration,
  'hu-HU': hu.registration,
};

export const registrationTexts = (language: Language): RegistrationTexts => texts[language];
