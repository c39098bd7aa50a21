import { type RaRecord, useGetList } from 'react-admin';

const latestFirst = { field: 'id', order: 'DESC' } as const;

/** The draft of a regulation, without its sections; undefined if there is none. */
export function useDraft(regulation: string, isEnabled: boolean) {
  const { data, isPending, isFetchedAfterMount, error, refetch } = useGetList<RaRecord<string>>(
    'regulationVersions',
    { filter: { regulation, state: 'draft' }, pagination: { page: 1, perPage: 1 }, sort: latestFirst },
    // A cached answer is not sufficient to start another draft.
    { enabled: isEnabled, refetchOnMount: 'always' },
  );
  return { draft: data?.[0], isPending: isEnabled && isPending, isFetchedAfterMount, error, refetch };
}
