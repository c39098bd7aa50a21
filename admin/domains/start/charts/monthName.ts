import { intlTag, type Language } from '@plumbline/resources/language/languages';

/** Long and short label of a month `YYYY-MM`; January shows the year instead. */
export function monthName(month: string, language: Language): { label: string; short: string } {
  const date = new Date(`${month}-01T00:00:00Z`);
  const as = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(intlTag(language), { timeZone: 'UTC', ...options }).format(date);
  return {
    label: as({ month: 'long', year: 'numeric' }),
    short: month.endsWith('-01')
      ? `’${month.slice(2, 4)}`
      : as({ month: 'short' }).replace('.', '').slice(0, 3),
  };
}
