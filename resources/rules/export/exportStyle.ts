import type { Language } from '../../language/languages';

/** How lists write numbers and days in each language; days of a workbook are real days with this look. */
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

/** A comma as the decimal mark leaves the semicolon to part the columns, as spreadsheets of that language expect. */
export const exportStyles: Record<Language, ExportStyle> = {
  'pl-PL': points,
  'de-DE': points,
  'en-EN': {
    decimal: '.',
    delimiter: ',',
    // 03/04/2026 is another day to an American; this one is the same to everybody, and to every spreadsheet.
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

/** A number without thousands; three decimals get a fourth, for `1.234` alone could be read as a thousand. */
export function plainNumber(value: number, decimal: ',' | '.'): string {
  const plain = String(value);
  const digits = plain.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : plain;
  const point = digits.indexOf('.');
  if (point === -1) return digits;
  const safe = digits.length - point === 4 ? `${digits}0` : digits;
  return decimal === '.' ? safe : safe.replace('.', ',');
}
