import { isEntityName } from '@plumbline/resources/entities/index';
import { dayAfter } from '@plumbline/resources/language/due';
import { isDay } from '@plumbline/resources/language/fields/checks';
import {
  type CalendarFilter,
  calendarFilters,
  calendarName,
  mostDays,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import { listQuery } from '../../entities/simpleRest';
import { type CalendarQuery, readCalendar, readOverdue } from './readCalendar';

/**
 * Mounts `GET /api/calendar?from=&to=` and `GET /api/calendar/overdue?today=`, days as `YYYY-MM-DD`; both take `show` (names
 * parted by commas) and `filter` as lists do. BAD_QUERY where the span is longer than a screen shows.
 */
export function mountCalendar(api: Api): void {
  api.web.get('/api/calendar', async (req, res) => {
    const [from, to] = [dayIn(req, 'from'), dayIn(req, 'to')];
    if (to < from || to > dayAfter(from, mostDays - 1)) fail('BAD_QUERY', { field: 'to' });
    res.json(await readCalendar(callOf(api, req), { ...queryOf(req), from, to }));
  });
  api.web.get('/api/calendar/overdue', async (req, res) => {
    res.json(await readOverdue(callOf(api, req), { ...queryOf(req), today: dayIn(req, 'today') }));
  });
}

function dayIn({ query }: Request, name: string): string {
  const day = query[name];
  return typeof day === 'string' && isDay(day) ? day : fail('BAD_QUERY', { field: name });
}

function queryOf({ query: { show, filter: sent } }: Request): CalendarQuery {
  const names = typeof show === 'string' ? show.split(',').filter(Boolean) : undefined;
  const { filter = {} } = listQuery(sent === undefined ? {} : { filter: sent });
  const known: CalendarFilter = {};
  for (const [name, value] of Object.entries(filter)) {
    const key = calendarFilters.find((one) => one === name) ?? fail('BAD_QUERY', { field: name });
    const ids = [value].flat();
    if (ids.length > 0)
      known[key] = ids.map((id) => (typeof id === 'string' ? id : fail('BAD_QUERY', { field: name })));
  }
  return {
    filter: known,
    show: names?.map((name) =>
      isEntityName(name) ? calendarName(name) : fail('BAD_QUERY', { field: 'show' }),
    ),
  };
}
