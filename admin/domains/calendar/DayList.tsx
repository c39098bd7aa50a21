import { entities } from '@plumbline/resources/entities/index';
import {
  type CalendarEntry,
  type CalendarFilter,
  calendarFilters,
} from '@plumbline/resources/rules/calendar/calendarPage';
import { useTranslate } from 'react-admin';
import { NextRow, NextRows } from '../start';
import { CountLine } from './CountLine';
import type { DayContent } from './groupByDay';
import { isLasting, lastDay } from './lasting';
import { daysBetween } from './monthDays';
import { stateField } from './useStateWord';

interface DayListProps extends DayContent {
  filter: CalendarFilter;
  /** Entries of several days say which of them it is. */
  day?: string;
  /** Counts include everything up to this day. */
  until?: string;
  /** Field shown on the right; default: the state of each row. */
  aside?: 'due';
  label: string;
}

/** All entries of a day (or all overdue ones). */
export function DayList({ entries, counts, filter, day, until, aside, label }: DayListProps) {
  const translate = useTranslate();
  return (
    <NextRows aria-label={label}>
      {entries.map((entry) => {
        const { resource, record } = entry;
        const entity = entities[resource];
        return (
          <NextRow
            key={record.id}
            resource={resource}
            row={record}
            due={aside ? entity.list.sort : (stateField(entity) ?? entity.list.sort)}
            facts={calendarFilters.filter((name) => name in entity.fields)}
            extra={
              day && isLasting(entry) ? <span>{translate('calendar.dayOf', placeIn(entry, day))}</span> : null
            }
          />
        );
      })}
      {counts.map((count) => (
        <li key={`${count.resource} ${count.day} ${count.by}`}>
          <CountLine count={count} filter={filter} {...(until ? { until } : {})} />
        </li>
      ))}
    </NextRows>
  );
}

const placeIn = (entry: CalendarEntry, day: string): { day: number; days: number } => ({
  day: daysBetween({ from: entry.day, to: day }).length,
  days: daysBetween({ from: entry.day, to: lastDay(entry) }).length,
});
