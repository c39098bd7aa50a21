import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type RaRecord, type UseGetOneOptions, useGetOne } from 'react-admin';

/**
 * A record with all its fields. Lists leave out what is heavy, and what they brought counts as known for a while: shown or
 * edited like that, a regulation would have no checkpoints, and the next save would make it so.
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
