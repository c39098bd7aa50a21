import { readTimeline } from '@plumbline/resources/commands/timeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { currentClient, useConnection } from '../../../data/offline';
import { callCommand } from '../../../data/session/callCommand';
import { type TimelinePage, timelineOnDevice } from './timelineOnDevice';

/** The timeline of a piece in pages, from the server; offline from the local store. */
export function useTimeline(piece: RaRecord<string>) {
  const { isOnline } = useConnection();
  return useInfiniteQuery({
    queryKey: ['timeline', piece.id, piece.version, isOnline],
    // Rows of many kinds may have changed since it was seen.
    refetchOnMount: 'always',
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<TimelinePage> => {
      const client = currentClient();
      if (!isOnline && client) return timelineOnDevice(client, piece, pageParam);
      const input = pageParam === undefined ? {} : { after: pageParam };
      return callCommand(readTimeline, { id: piece.id, input }, { signal });
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
