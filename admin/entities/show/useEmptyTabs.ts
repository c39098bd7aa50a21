import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RelatedTab } from '../form/formTabs';

/** With fewer related tabs, all fit in a row. */
const most = 3;

/**
 * The names of related tabs without rows, if there are too many tabs to show them all: those that have none, and until
 * that is known all of them. A tab whose rows cannot be counted is not empty.
 */
export function useEmptyTabs(tabs: readonly RelatedTab[], id: string): ReadonlySet<string> {
  const dataProvider = useDataProvider();
  const isAsked = tabs.length > most;
  return useQueries({
    queries: tabs.map(({ related }) => {
      const params = {
        filter: { [related.by]: id },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      } as const;
      return {
        // The key of react-admin's lists: created and deleted rows are counted anew.
        queryKey: [related.related, 'getList', params],
        queryFn: () => dataProvider.getList(related.related, params),
        enabled: isAsked,
        retry: false,
      };
    }),
    combine: (results) =>
      new Set(
        tabs.flatMap(({ name }, at) => {
          const { data, isError } = results[at] ?? {};
          return isAsked && !isError && !(data?.total ?? 0) ? [name] : [];
        }),
      ),
  });
}
