import { sortKey } from '@plumbline/resources/language/query/collation';
import type { Inspection } from '../usePlanningInspections';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

/** Whether each search word occurs in the identifying values of the equipment. */
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

/** Fields a code may match, the most reliable first. */
const read = ['qrCode', 'identNumber', 'serialNumber'] as const;

type Coded = Partial<Record<(typeof read)[number], string | null>>;

/**
 * Equipment whose code, else number, else serial number equals the scanned code; complete values, compared like the
 * lists do.
 */
export const findEquipments = <E extends Coded>(equipments: readonly E[], code: string): readonly E[] =>
  find(equipments, (equipment) => equipment, code);

/** The same for their inspections. */
export const findByCode = (inspections: readonly Inspection[], code: string): readonly Inspection[] =>
  find(inspections, ({ equipment }) => equipment, code);

function find<T>(all: readonly T[], equipmentOf: (one: T) => Coded | undefined, code: string): readonly T[] {
  const wanted = sortKey(code.trim());
  for (const name of read) {
    const found = all.filter((one) => {
      const known = equipmentOf(one)?.[name];
      return typeof known === 'string' && known !== '' && sortKey(known) === wanted;
    });
    if (found.length > 0) return found;
  }
  return [];
}
