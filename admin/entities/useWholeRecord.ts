import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type RaRecord, type UseGetOneOptions, useGetOne } from 'react-admin';

/**
 * A record with all its fields. Lists omit heavy fields and fill the cache with incomplete rows: edited like that, a
 * regulation would lose its checkpoints.
 */
export function useWholeRecord(
  entity: AnyEntity,
  id: string,
  options: UseGetOneOptions<RaRecord<string>> = {},
) {
  const heavy = Object.keys(entity.fields).filter((name) => entity.fields[name]?.heavy);
  const query = useGetOne<RaRecord<string>>(
    entity.name,
    { id },
    { ...options, ...(heavy.length > 0 ? { refetchOnMount: 'always' as const } : {}) },
  );
  const { data, error, isFetching, isPending, refetch } = query;
  const isPart =
    data !== undefined && heavy.some((name) => !(name in data)) && (isFetching || error !== null);
  return { data: isPart ? undefined : data, error, isPending: isPending || (isPart && isFetching), refetch };
}
