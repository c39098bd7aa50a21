import { intlTag, type Language } from '@plumbline/resources/language/languages';

/** A day of November as the sample documents print it. */
export function sampleDay(language: Language, dayOfMonth: number, year = 2026): string {
  return new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(year, 10, dayOfMonth),
  );
}
