import { guardFormula } from '@plumbline/resources/rules/export/guardFormula';
import Papa from 'papaparse';

export type CsvCell = string | number | null | undefined;

/**
 * Rows as a file that spreadsheet programs open by a click: semicolons and a byte order mark, as German, Polish and
 * Hungarian ones expect. A cell that would be read as a formula is marked as text.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const guarded = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell)),
  );
  return `\uFEFF${Papa.unparse(guarded, { delimiter: ';' })}\r\n`;
}
