import { auditType } from '@plumbline/resources/language/choices/choices';
import { type AgreedInterval, agreedInterval } from '@plumbline/resources/rules/planning/agreedInterval';
import { applicableRegulation } from '@plumbline/resources/rules/planning/applicableRegulation';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { type LocalRow, useLocalList } from '../../data/offline';

export interface TypeInterval {
  type: string;
  interval: AgreedInterval;
}

/** The interval of each type of inspection for an equipment, from the agreements and regulations in the local store. */
export function useIntervals(record: RaRecord<string>): TypeInterval[] {
  const { records: rules } = useLocalList('customIntervals');
  const { records: locations } = useLocalList('locations');
  const { records: categories } = useLocalList('categories');
  const { records: regulations } = useLocalList('auditRegulations');
  const { records: products } = useLocalList('products', { filter: { id: [record.product] } });
  return useMemo(() => {
    const piece = pieceOf(record);
    const catalogue = {
      rules,
      locations: byId(locations),
      categories: byId(categories),
      regulations: byId(regulations),
      products: byId(products),
    };
    return auditType.values.flatMap((type) => {
      const regulation = applicableRegulation(piece, type, catalogue);
      const interval = regulation ? agreedInterval(piece, type, regulation, catalogue) : null;
      return interval ? [{ type, interval }] : [];
    });
  }, [record, rules, locations, categories, regulations, products]);
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

type Piece = Pick<
  LocalRow<'equipments'>,
  'auditInterval' | 'auditIntervalUnit' | 'location' | 'owner' | 'category' | 'product'
>;
// The data provider returns rows of this entity untyped.
const pieceOf = (record: RaRecord<string>): Piece => record as unknown as Piece;
