import type { Language } from '../../language/languages';

/** Format of numbers and dates by language; dates in workbooks are real dates. */
export interface ExportStyle {
  decimal: ',' | '.';
  delimiter: ';' | ',';
  day: (year: string, month: string, day: string) => string;
  workbookDay: string;
  workbookMoment: string;
}

const points: Pick<ExportStyle, 'decimal' | 'delimiter' | 'day' | 'workbookDay' | 'workbookMoment'> = {
  decimal: ',',
  delimiter: ';',
  day: (year, month, day) => `${day}.${month}.${year}`,
  workbookDay: 'dd\\.mm\\.yyyy',
  workbookMoment: 'dd\\.mm\\.yyyy\\ hh:mm',
};

/** With a decimal comma spreadsheets expect semicolons as separator. */
export const exportStyles: Record<Language, ExportStyle> = {
  'pl-PL': points,
  'de-DE': points,
  'en-EN': {
    decimal: '.',
    delimiter: ',',
    // 03/04/2026 is ambiguous in English; this format is not.
    day: (year, month, day) => `${year}-${month}-${day}`,
    workbookDay: 'dd/mm/yyyy',
    workbookMoment: 'dd/mm/yyyy\\ hh:mm',
  },
  'hu-HU': {
    ...points,
    day: (year, month, day) => `${year}. ${month}. ${day}.`,
    workbookDay: 'yyyy\\.\\ mm\\.\\ dd\\.',
    workbookMoment: 'yyyy\\.\\ mm\\.\\ dd\\.\\ hh:mm',
  },
};

/** No thousands separator; three decimals get a fourth, because `1.234` could be read as 1234. */
export function plainNumber(value: number, decimal: ',' | '.'): string {
  const plain = String(value);
  const digits = plain.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : plain;
  const point = digits.indexOf('.');
  if (point === -1) return digits;
  const safe = digits.length - point === 4 ? `${digits}0` : digits;
  return decimal === '.' ? safe : safe.replace('.', ',');
}
