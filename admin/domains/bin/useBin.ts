import type { EntityName } from '@plumbline/resources/language/names';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { apiFetch } from '../../data/session/session';

export interface BinEntry {
  resource: EntityName;
  record: RaRecord<string>;
  /** ISO 8601 */
  deletedAt: string;
  by: string | null;
  along: Partial<Record<EntityName, number>>;
}
interface BinPage {
  entries: BinEntry[];
  hasMore: boolean;
}

/** What was deleted in the last 30 days, the latest first, page after page; of one kind or of all. */
export function useBin(resource: string) {
  return useInfiniteQuery({
    queryKey: ['bin', resource],
    queryFn: async ({ pageParam }): Promise<BinPage> => {
      const query = new URLSearchParams({
        ...(resource ? { resource } : {}),
        ...(pageParam ? { before: pageParam } : {}),
      });
      return (await apiFetch(`/api/bin?${query}`)).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }: BinPage) => (hasMore ? entries.at(-1)?.deletedAt : undefined),
  });
}
