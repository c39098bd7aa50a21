import { sortKey } from '@plumbline/resources/language/query/collation';
import type { Inspection } from '../usePlanningInspections';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

/** Whether every word typed stands somewhere in what people know a piece by. */
export function matches({ equipment, productName, locationName }: Inspection, query: string): boolean {
  const known = fold(
    [
      equipment?.identNumber,
      equipment?.qrCode,
      equipment?.serialNumber,
      equipment?.place,
      productName,
      locationName,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => known.includes(word));
}

/** What may be read from a piece, the surest first. */
const read = ['qrCode', 'identNumber', 'serialNumber'] as const;

/** The pieces of the list that have this as code, else as number, else as serial number: each as a whole, compared as lists are. */
export function findByCode(inspections: readonly Inspection[], code: string): readonly Inspection[] {
  const wanted = sortKey(code.trim());
  for (const name of read) {
    const found = inspections.filter(({ equipment }) => {
      const known = equipment?.[name];
      return typeof known === 'string' && known !== '' && sortKey(known) === wanted;
    });
    if (found.length > 0) return found;
  }
  return [];
}
