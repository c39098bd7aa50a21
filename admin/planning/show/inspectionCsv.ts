import type { Inspection } from '../usePlanningInspections';

type Cell = string | number | null | undefined;

/**
 * The list as a file that spreadsheet programs open by a click: semicolons and a byte order mark, as German, Polish and
 * Hungarian ones expect. A cell that would be read as a formula is marked as text.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => cells.map(cellText).join(';');
  return `\uFEFF${[head, ...rows].map(line).join('\r\n')}\r\n`;
}

function cellText(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
