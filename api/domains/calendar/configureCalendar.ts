import * as commands from '@plumbline/resources/commands/overviews';
import { isEntityName } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { dayAfter } from '@plumbline/resources/language/due';
import {
  type CalendarFilter,
  calendarFilters,
  calendarName,
  mostDays,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import { type CalendarQuery, readCalendar, readOverdue } from './readCalendar';

/** Mounts the calendar commands; BAD_QUERY if the period is longer than a screen shows. */
export function mountCalendar(api: Api): void {
  handleCommand(api, commands.readCalendar, (call, { from, to, ...narrowing }) => {
    if (to < from || to > dayAfter(from, mostDays - 1)) fail('BAD_QUERY', { field: 'to' });
    return readCalendar(call, { ...queryOf(narrowing), from, to });
  });
  handleCommand(api, commands.readOverdue, (call, { today, ...narrowing }) =>
    readOverdue(call, { ...queryOf(narrowing), today }),
  );
}

type Narrowing = Pick<InputOf<typeof commands.readCalendar>, 'show' | 'filter'>;

function queryOf({ show, filter }: Narrowing): CalendarQuery {
  const isFilter = typeof filter === 'object' && !Array.isArray(filter);
  if (filter !== undefined && !isFilter) fail('BAD_QUERY', { field: 'filter' });
  const known: CalendarFilter = {};
  for (const [name, value] of Object.entries(filter ?? {})) {
    const key = calendarFilters.find((one) => one === name) ?? fail('BAD_QUERY', { field: name });
    const ids = [value].flat();
    if (ids.length > 0)
      known[key] = ids.map((id) => (typeof id === 'string' ? id : fail('BAD_QUERY', { field: name })));
  }
  const names = show?.split(',').filter(Boolean);
  return {
    filter: known,
    show: names?.map((name) =>
      isEntityName(name) ? calendarName(name) : fail('BAD_QUERY', { field: 'show' }),
    ),
  };
}
