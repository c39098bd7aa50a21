import { intlTag, type Language } from '@plumbline/resources/language/languages';

/** A day (`YYYY-MM-DD`) as a letter writes it: 24 November 2026. */
export const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
