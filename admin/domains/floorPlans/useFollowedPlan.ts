import { useGetOne } from 'react-admin';
import type { LocalRow } from '../../data/offline';

/** Milliseconds between two looks while it is prepared. */
const followEvery = 2000;

/** The plan, followed until it is prepared. */
export function useFollowedPlan(id: string): LocalRow<'floorPlans'> | undefined {
  const { data } = useGetOne<LocalRow<'floorPlans'>>(
    'floorPlans',
    { id },
    { refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? followEvery : false) },
  );
  return data;
}
