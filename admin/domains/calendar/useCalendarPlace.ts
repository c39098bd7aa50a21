import { useMediaQuery, useTheme } from '@mui/material';
import { isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import {
  type CalendarFilter,
  calendarEntities,
  calendarFilters,
  calendarName,
} from '@plumbline/resources/rules/calendar/calendarPage';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { monthOf } from './monthDays';

export type CalendarView = 'month' | 'agenda';

/** Month, view and filter of the calendar, kept in the URL so that the back button restores them. */
export function useCalendarPlace() {
  const actor = useActor();
  const [search, setSearch] = useSearchParams();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  // Entities shown row by row come before those that are only counted.
  const kinds = calendarEntities
    .filter((entity) => mayEver(entity, 'read', actor))
    .sort((one, other) => Number(one.calendar !== 'each') - Number(other.calendar !== 'each'));
  const asked = search.get('show');
  const names = asked?.split(',').map((name) => (isEntityName(name) ? calendarName(name) : name));
  const shown = kinds.filter(({ name }) => !names || names.includes(name));
  const filterText = search.get('filter');
  const filter = useMemo(() => readFilter(filterText), [filterText]);
  const month = search.get('month') ?? '';
  const view = search.get('view');
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    kinds,
    shown,
    filter,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : monthOf(today()),
    // Seven columns do not fit on a phone.
    view: view === 'month' || view === 'agenda' ? view : isNarrow ? 'agenda' : ('month' as CalendarView),
    isNarrow,
    goTo: (next: string) => set('month', next === monthOf(today()) ? null : next),
    look: (next: CalendarView) => set('view', next),
    show: (entities: readonly AnyEntity[]) =>
      set('show', entities.length === kinds.length ? null : entities.map(({ name }) => name).join(',')),
    narrow: (next: CalendarFilter) =>
      set('filter', Object.keys(next).length === 0 ? null : JSON.stringify(next)),
  };
}

function readFilter(text: string | null): CalendarFilter {
  const filter: CalendarFilter = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return filter;
    for (const name of calendarFilters) {
      const ids: unknown = Object.entries(read).find(([key]) => key === name)?.[1];
      if (Array.isArray(ids) && ids.length > 0) filter[name] = ids.map(String);
    }
  } catch {
    // A truncated URL gives no filter.
  }
  return filter;
}
