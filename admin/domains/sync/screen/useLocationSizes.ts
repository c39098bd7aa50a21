import type { LocationSize } from '@plumbline/resources/rules/sync/protocol';
import { useQuery } from '@tanstack/react-query';
import { openClient } from '../../../data/offline/currentClient';
import { useConnection } from '../../../data/offline/useConnection';

/** Number of rows of each location by id; undefined while unknown, also offline. */
export function useLocationSizes(): ReadonlyMap<string, LocationSize['counts']> | undefined {
  const { isOnline } = useConnection();
  const { data } = useQuery({
    queryKey: ['offline', 'sizes'],
    queryFn: () => openClient().sizes(),
    enabled: isOnline,
    staleTime: 60_000,
    select: (sizes) => new Map(sizes.map(({ location, counts }) => [location, counts])),
  });
  return data;
}
