import { readDashboard } from '@plumbline/resources/commands/overviews';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { DashboardPage } from '@plumbline/resources/rules/dashboard/dashboardPage';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useConnection } from '../../data/offline';
import { currentClient } from '../../data/offline/currentClient';
import { failureOf } from '../../data/offline/sync/failure';
import { queryClient } from '../../data/queryClient/queryClient';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { today } from '../../data/words/due';
import { dashboardOnDevice } from './dashboardOnDevice';

export interface Dashboard extends DashboardPage {
  /** Counted from the local store. */
  isLocal: boolean;
}

/** The dashboard's counts, from the server; offline from the local store. */
export function useDashboard() {
  const actor = useActor();
  const { isOnline } = useConnection();
  return useQuery(dashboardQuery(actor, isOnline));
}

/** Prefetches the dashboard before the screen is rendered. */
export const prepareDashboard = (actor: SessionSummary): Promise<unknown> =>
  queryClient.prefetchQuery(dashboardQuery(actor, currentClient()?.connection().isOnline ?? true));

function dashboardQuery(actor: SessionSummary, isOnline: boolean) {
  const day = today();
  return queryOptions({
    queryKey: ['dashboard', actor.instance, actor.contact, isOnline, day],
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const client = currentClient();
      const local = () => (client ? { ...dashboardOnDevice(client, actor, day), isLocal: true } : undefined);
      const known = isOnline ? undefined : local();
      if (known) return known;
      try {
        const page = await callCommand(readDashboard, { input: { today: day } }, { signal });
        return { ...page, isLocal: false };
      } catch (error) {
        if (failureOf(error).kind !== 'unreachable' || signal.aborted) throw error;
        client?.reportUnreachable();
        return local() ?? Promise.reject(error);
      }
    },
  });
}
