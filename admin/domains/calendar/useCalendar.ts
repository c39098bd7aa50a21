import { readCalendar, readOverdue } from '@plumbline/resources/commands/overviews';
import type { CalendarPage } from '@plumbline/resources/rules/calendar/calendarPage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConnection } from '../../data/offline';
import { currentClient } from '../../data/offline/currentClient';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { type CalendarQuery, calendarOnDevice } from './calendarOnDevice';

/** Calendar entries in a range of days, from the server; offline from the local store. */
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
      const { show, filter, span } = query;
      const narrowing = { show: show.join(','), filter };
      return 'today' in span
        ? callCommand(readOverdue, { input: { ...span, ...narrowing } }, { signal })
        : callCommand(readCalendar, { input: { ...span, ...narrowing } }, { signal });
    },
  });
}
