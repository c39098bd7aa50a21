import type { Equipment } from '@plumbline/resources/entities/equipments';
import { useGetOne } from 'react-admin';

/** This equipment; undefined: unknown, or not loaded yet. */
export function useRack(equipment: unknown): Equipment | undefined {
  const id = typeof equipment === 'string' ? equipment : '';
  return useGetOne<Equipment>('equipments', { id }, { enabled: id !== '', retry: false }).data;
}
