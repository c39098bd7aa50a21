/** A cell of a list. Date cells of workbooks are `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS`, without time zone. */
export type Cell = string | number | boolean | null;

const spaces = /[\s\u00a0\u2007\u2009\u202f\ufeff]+/g;

/** The cell as text with normalised white space. */
export function cellText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).replace(spaces, ' ').trim();
}

// Placeholders for missing values: "brak danych", "keine Angabe", "nincs adat", Excel's #N/A in its languages.
const emptyMarkers = new Set([
  '-',
  '--',
  '---',
  '–',
  '—',
  '?',
  '/',
  '.',
  '...',
  'n/a',
  'n.a.',
  '#n/a',
  '#nv',
  '#n/d',
  '#hiányzik',
  'none',
  'null',
  'unknown',
  'k.a.',
  'k. a.',
  'keine',
  'keine angabe',
  'unbekannt',
  'entfällt',
  'brak',
  'brak danych',
  'b.d.',
  'b/d',
  'bd',
  'nie dotyczy',
  'n.d.',
  'nd.',
  'nieznany',
  'nieznana',
  'nieznane',
  'nincs',
  'nincs adat',
  'n. a.',
  'ismeretlen',
]);

/** Whether the cell is empty or a placeholder. */
export function isEmptyCell(cell: Cell | undefined): boolean {
  const text = cellText(cell);
  return text === '' || emptyMarkers.has(text.toLowerCase());
}

/** A formula error of the workbook (`#REF!`, in German `#BEZUG!`); its value is lost. */
export function isFailedFormula(cell: Cell | undefined): boolean {
  return (
    typeof cell === 'string' &&
    /^#(DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BEZUG!|WERT!|ZAHL!|ADR!|ARG!|LICZBA!|NAZWA\?|HIV!|ÉRTÉK!|NÉV\?|SZÁM!|ZÉRÓOSZTÓ!)$/u.test(
      cell.trim(),
    )
  );
}
