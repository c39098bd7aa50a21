import { guardFormula } from '@plumbline/resources/rules/export/guardFormula';
import Papa from 'papaparse';
import type { Inspection } from '../usePlanningInspections';

type Cell = string | number | null | undefined;

/**
 * The list as a file that spreadsheet programs open by a click: semicolons and a byte order mark, as German, Polish and
 * Hungarian ones expect. A cell that would be read as a formula is marked as text.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const guarded = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell)),
  );
  return `\uFEFF${Papa.unparse(guarded, { delimiter: ';' })}\r\n`;
}

interface Words {
  result: (inspection: Inspection) => string;
  date: (day: string) => string;
}

/** One row per inspection, in the order of the list. */
export const inspectionRows = (inspections: readonly Inspection[], { result, date }: Words): Cell[][] =>
  inspections.map((inspection) => {
    const { audit, equipment, productName, locationName } = inspection;
    return [
      equipment?.identNumber,
      productName,
      equipment?.serialNumber,
      locationName,
      equipment?.place,
      result(inspection),
      audit.dateAudited ? date(audit.dateAudited) : '',
      audit.nextAuditDate ? date(audit.nextAuditDate) : '',
      audit.comment,
    ];
  });
