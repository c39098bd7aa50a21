import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

interface Page {
  data: RaRecord[];
  total?: number;
}
const lists = { queryKey: ['regulationVersions', 'getList'] };

/**
 * Removes a published draft from all cached lists, which would otherwise show it until they are refetched. Requests in
 * flight are cancelled, since they started before.
 */
export async function forgetDraft(queries: QueryClient, draft: string): Promise<void> {
  await queries.cancelQueries(lists);
  queries.setQueriesData<Page>(lists, (page) => {
    if (!page?.data.some(({ id }) => id === draft)) return page;
    const data = page.data.filter(({ id }) => id !== draft);
    return { ...page, data, ...(page.total === undefined ? {} : { total: page.total - 1 }) };
  });
}
