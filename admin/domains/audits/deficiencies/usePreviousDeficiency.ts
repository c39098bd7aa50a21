import { useMemo } from 'react';
import { type LocalRow, useLocalList } from '../../../data/offline';

/**
 * The deficiency recorded last in the other inspections of the appointment, at the same checkpoint where there is one:
 * the next bay often has the same.
 */
export function usePreviousDeficiency(
  audit: Pick<LocalRow<'audits'>, 'id' | 'planning'>,
  checkpoint: string | null,
): { deficiency: LocalRow<'deficiencies'>; identNumber: string } | null {
  const { records: audits } = useLocalList('audits', { filter: { planning: audit.planning ?? 'none' } });
  const others = audits.map(({ id }) => id).filter((id) => id !== audit.id);
  const { records } = useLocalList('deficiencies', {
    filter: { audit: others },
    sort: { field: 'id', order: 'DESC' },
  });
  const found = records.find((one) => one.checkpoint === checkpoint) ?? records[0];
  const equipment = audits.find(({ id }) => id === found?.audit)?.equipment ?? 'none';
  const { records: pieces } = useLocalList('equipments', { filter: { id: [equipment] } });
  return useMemo(
    () => (found ? { deficiency: found, identNumber: pieces[0]?.identNumber ?? '' } : null),
    [found, pieces],
  );
}
