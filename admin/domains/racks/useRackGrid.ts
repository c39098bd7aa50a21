import { type RackGrid, rackGrid } from '@plumbline/resources/rules/racks/index';
import { useMemo } from 'react';
import { useRack } from './useRack';

/** The front of this equipment; null: unknown, not loaded yet, or no rack. */
export function useRackGrid(equipment: unknown): RackGrid | null {
  const rack = useRack(equipment);
  return useMemo(() => (rack ? rackGrid(rack) : null), [rack]);
}
