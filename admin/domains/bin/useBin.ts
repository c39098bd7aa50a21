import { listBin } from '@plumbline/resources/commands/platform';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callCommand } from '../../data/session/callCommand';

type BinPage = AnswerOf<typeof listBin>;
export type BinEntry = BinPage['entries'][number];

/** Rows deleted in the last 30 days, newest first, by page; of one entity or of all. */
export function useBin(resource: string) {
  return useInfiniteQuery({
    queryKey: ['bin', resource],
    queryFn: ({ pageParam }) => callCommand(listBin, { input: { resource, before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }: BinPage) => (hasMore ? entries.at(-1)?.deletedAt : undefined),
  });
}
