import { guardFormula } from '@plumbline/resources/rules/export/guardFormula';
import Papa from 'papaparse';

export type CsvCell = string | number | null | undefined;

/**
 * Rows as CSV for spreadsheets: semicolons and a BOM, as German, Polish and Hungarian versions expect. Cells that look
 * like a formula are marked as text.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const guarded = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell)),
  );
  return `\uFEFF${Papa.unparse(guarded, { delimiter: ';' })}\r\n`;
}
