import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

interface Page {
  data: RaRecord[];
  total?: number;
}
const lists = { queryKey: ['regulationVersions', 'getList'] };

/**
 * Takes a draft that was published out of all lists this device remembers: what is shown until they are read anew would else
 * say that it is still being written. An answer on its way was asked for before, too.
 */
export async function forgetDraft(queries: QueryClient, draft: string): Promise<void> {
  await queries.cancelQueries(lists);
  queries.setQueriesData<Page>(lists, (page) => {
    if (!page?.data.some(({ id }) => id === draft)) return page;
    const data = page.data.filter(({ id }) => id !== draft);
    return { ...page, data, ...(page.total === undefined ? {} : { total: page.total - 1 }) };
  });
}
