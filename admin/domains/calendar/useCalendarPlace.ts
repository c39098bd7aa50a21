import { useMediaQuery, useTheme } from '@mui/material';
import { isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isDay } from '@plumbline/resources/language/fields/types/date';
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
import { type CalendarView, calendarViews, isSamePeriod } from './calendarPeriod';
import { firstDay, monthOf } from './monthDays';

/** Period, view and filter of the calendar, kept in the URL so that the back button restores them. */
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
  const wished = search.get('view');
  // Seven columns do not fit on a phone.
  const view = calendarViews.find((one) => one === wished) ?? (isNarrow ? 'agenda' : 'month');
  const day = dayIn(search);
  const set = (values: Readonly<Record<string, string | null>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
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
    period: { view, day },
    month: monthOf(day),
    view,
    isNarrow,
    goTo: (next: string) => {
      const isNow = isSamePeriod({ view, day: next }, { view, day: today() });
      set({ month: null, day: isNow ? null : next });
    },
    look: (next: CalendarView) => set({ view: next }),
    show: (entities: readonly AnyEntity[]) =>
      set({ show: entities.length === kinds.length ? null : entities.map(({ name }) => name).join(',') }),
    narrow: (next: CalendarFilter) =>
      set({ filter: Object.keys(next).length === 0 ? null : JSON.stringify(next) }),
  };
}

/** The day of the address; of a month, as links name it, its first day, or today in the current one. */
function dayIn(search: URLSearchParams): string {
  const day = search.get('day');
  if (isDay(day)) return day;
  const month = search.get('month') ?? '';
  const isOther = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month !== monthOf(today());
  return isOther ? firstDay(month) : today();
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
