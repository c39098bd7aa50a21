import { intlTag, type Language } from '@plumbline/resources/language/languages';

// Days have no time zone; UTC keeps them from shifting.
const write = (day: string, language: Language, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlTag(language), { ...how, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `listopad 2026` */
export const monthName = (month: string, language: Language): string =>
  write(`${month}-01`, language, { month: 'long', year: 'numeric' });
/** `piątek, 20 listopada 2026` */
export const wholeDay = (day: string, language: Language): string =>
  write(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const weekdayName = (day: string, language: Language, weekday: 'short' | 'long'): string =>
  write(day, language, { weekday });
