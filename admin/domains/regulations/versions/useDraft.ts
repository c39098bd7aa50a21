import { type RaRecord, useGetList } from 'react-admin';

const latestFirst = { field: 'id', order: 'DESC' } as const;

/** The draft of a regulation, without its sections; undefined where there is none. */
export function useDraft(regulation: string, isEnabled: boolean) {
  const { data, isPending, isFetchedAfterMount, error, refetch } = useGetList<RaRecord<string>>(
    'regulationVersions',
    { filter: { regulation, state: 'draft' }, pagination: { page: 1, perPage: 1 }, sort: latestFirst },
    // What a screen before knew of it is not enough to begin another one on.
    { enabled: isEnabled, refetchOnMount: 'always' },
  );
  return { draft: data?.[0], isPending: isEnabled && isPending, isFetchedAfterMount, error, refetch };
}
