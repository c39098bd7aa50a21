import { type RackGrid, rackGrid } from '@plumbline/resources/rules/racks/index';
import { useMemo } from 'react';
import type { LocalRow } from '../../../data/offline';
import type { AuditWork } from '../useAuditWork';

export interface RackState {
  grid: RackGrid;
  /** Found now and open from before. */
  found: readonly LocalRow<'deficiencies'>[];
}

/** The front of the inspected rack with its deficiencies; null for any other piece. */
export function useRackState({ equipment, deficiencies, earlier }: AuditWork): RackState | null {
  const { fieldCount, levelCount, fieldNames } = equipment;
  const grid = useMemo(
    () => rackGrid({ fieldCount, levelCount, fieldNames }),
    [fieldCount, levelCount, fieldNames],
  );
  return useMemo(() => grid && { grid, found: [...deficiencies, ...earlier] }, [grid, deficiencies, earlier]);
}
