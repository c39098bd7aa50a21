import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type DataProvider, type RaRecord, type SortPayload, useDataProvider } from 'react-admin';

interface Wanted {
  filter?: Readonly<Record<string, unknown>>;
  sort: SortPayload;
}

/** The server's largest page. */
const page = 1000;

/** All matching rows, page by page; for screens that need a complete list, such as one inspection. */
export async function getEvery<T extends RaRecord<string>>(
  provider: DataProvider,
  resource: string,
  { filter = {}, sort }: Wanted,
): Promise<T[]> {
  const rows = new Map<string, T>();
  for (let at = 1; ; at += 1) {
    const { data } = await provider.getList<T>(resource, {
      filter,
      sort,
      pagination: { page: at, perPage: page },
    });
    // By id, as a row may move to the next page between two requests.
    for (const row of data) rows.set(row.id, row);
    if (data.length < page) return [...rows.values()];
  }
}

export function useEvery<T extends RaRecord<string>>(
  resource: string,
  wanted: Wanted,
  { enabled = true, retry }: { enabled?: boolean; retry?: boolean } = {},
): UseQueryResult<T[]> {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'getEvery', wanted],
    queryFn: () => getEvery<T>(provider, resource, wanted),
    enabled,
    ...(retry === undefined ? {} : { retry }),
  });
}
