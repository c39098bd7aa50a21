import type { Equipment } from '@plumbline/resources/entities/equipments';
import { type RackGrid, rackGrid } from '@plumbline/resources/rules/racks/index';
import { useMemo } from 'react';
import { useGetOne } from 'react-admin';

/** The front of this equipment; null: unknown, not loaded yet, or no rack. */
export function useRackGrid(equipment: unknown): RackGrid | null {
  const id = typeof equipment === 'string' ? equipment : '';
  const { data } = useGetOne<Equipment>('equipments', { id }, { enabled: id !== '', retry: false });
  return useMemo(() => (data ? rackGrid(data) : null), [data]);
}
