import { isOpenInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { useMemo } from 'react';
import { type LocalRow, useLocalList } from '../../data/offline';
import { useLanguage } from '../../data/words/useLanguage';

/** One row of an inspection list. */
export interface Inspection {
  audit: LocalRow<'audits'>;
  equipment: LocalRow<'equipments'> | undefined;
  productName: string;
  locationName: string;
  isOpen: boolean;
  isStarted: boolean;
}

interface Inspections {
  inspections: Inspection[];
  isLoading: boolean;
}

/** The inspection list of a planning from the local store, sorted by location and number. */
export function usePlanningInspections(planning: string): Inspections {
  const language = useLanguage();
  const { records: audits, isLoading } = useLocalList('audits', { filter: { planning } });
  const ids = audits.flatMap((audit) => audit.equipment ?? []);
  const { records: equipments } = useLocalList('equipments', { filter: { id: ids } });
  const { records: products } = useLocalList('products', {
    filter: { id: equipments.map((equipment) => equipment.product) },
  });
  const { records: locations } = useLocalList('locations');
  return useMemo(
    () => ({ inspections: inspectionsOf({ audits, equipments, products, locations }, language), isLoading }),
    [audits, equipments, products, locations, language, isLoading],
  );
}

interface InspectionRows {
  audits: readonly LocalRow<'audits'>[];
  /** Rows that cannot be read are undefined in answers of the API. */
  equipments: readonly (LocalRow<'equipments'> | undefined)[];
  products: readonly (LocalRow<'products'> | undefined)[];
  locations: readonly (LocalRow<'locations'> | undefined)[];
}

/** Joins audits with what they refer to, by location, place and number. */
export function inspectionsOf(rows: InspectionRows, language: string): Inspection[] {
  const pieces = byId(rows.equipments);
  const models = byId(rows.products);
  const places = byId(rows.locations);
  return rows.audits
    .map((audit): Inspection => {
      const equipment = audit.equipment ? pieces.get(audit.equipment) : undefined;
      const product = equipment && models.get(equipment.product);
      return {
        audit,
        equipment,
        productName: [product?.manufacturer, product?.name].filter(Boolean).join(' '),
        locationName: (audit.location && places.get(audit.location)?.name) ?? '',
        isOpen: isOpenInspection(audit),
        isStarted: audit.dateStarted !== null,
      };
    })
    .sort(byPlace(language));
}

const byId = <R extends { id: string }>(rows: readonly (R | undefined)[]): Map<string, R> =>
  new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));

function byPlace(language: string): (a: Inspection, b: Inspection) => number {
  const { compare } = new Intl.Collator(language.slice(0, 2), { numeric: true });
  return (a, b) =>
    compare(a.locationName, b.locationName) ||
    compare(a.equipment?.place ?? '', b.equipment?.place ?? '') ||
    compare(a.equipment?.identNumber ?? '', b.equipment?.identNumber ?? '');
}

/** Number and place of a piece, to walk to it: `REG-2 · Aisle 4`. */
export const placedName = ({ equipment }: Inspection): string =>
  [equipment?.identNumber, equipment?.place].filter(Boolean).join(' · ');

/** The open inspection after this one in the list, otherwise the first open one. */
export function nextOpen(inspections: readonly Inspection[], after: string): Inspection | undefined {
  const here = inspections.findIndex(({ audit }) => audit.id === after);
  const isNext = ({ isOpen, audit }: Inspection) => isOpen && audit.id !== after;
  return inspections.slice(here + 1).find(isNext) ?? inspections.find(isNext);
}
