import type { CsvCell } from '../../../data/files/csvOf';
import type { Inspection } from '../usePlanningInspections';

interface Words {
  result: (inspection: Inspection) => string;
  date: (day: string) => string;
}

/** One row per inspection, in list order. */
export const inspectionRows = (inspections: readonly Inspection[], { result, date }: Words): CsvCell[][] =>
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
