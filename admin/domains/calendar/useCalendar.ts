import type { CalendarPage } from '@plumbline/resources/rules/calendar/calendarPage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConnection } from '../../data/offline';
import { currentClient } from '../../data/offline/currentClient';
import { useActor } from '../../data/session/ActorProvider';
import { apiFetch } from '../../data/session/session';
import { type CalendarQuery, calendarOnDevice } from './calendarOnDevice';

/** What falls on these days, counted by the server; without a connection from what is kept on the device. */
export function useCalendar(query: CalendarQuery) {
  const { instance } = useActor();
  const { isOnline } = useConnection();
  return useQuery({
    queryKey: ['calendar', instance, isOnline, query],
    placeholderData: keepPreviousData,
    enabled: query.show.length > 0,
    queryFn: async ({ signal }): Promise<CalendarPage> => {
      const client = currentClient();
      if (!isOnline && client) return calendarOnDevice(client, query);
      return (await apiFetch(addressOf(query), { signal })).json();
    },
  });
}

function addressOf({ show, filter, span }: CalendarQuery): string {
  const parameters = new URLSearchParams({ ...span, show: show.join(','), filter: JSON.stringify(filter) });
  return `/api/calendar${'today' in span ? '/overdue' : ''}?${parameters}`;
}
