import { intlTag, type Language } from '@plumbline/resources/language/languages';

/** Formats a day (`YYYY-MM-DD`) as in a letter: 24 November 2026. */
export const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
