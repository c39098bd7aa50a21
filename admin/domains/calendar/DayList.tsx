import { entities } from '@plumbline/resources/entities/index';
import { type CalendarFilter, calendarFilters } from '@plumbline/resources/rules/calendar/calendarPage';
import { NextRow, NextRows } from '../start';
import { CountLine } from './CountLine';
import type { DayContent } from './groupByDay';
import { stateField } from './useStateWord';

interface DayListProps extends DayContent {
  filter: CalendarFilter;
  /** Counts include everything up to this day. */
  until?: string;
  /** Field shown on the right; default: the state of each row. */
  aside?: 'due';
  label: string;
}

/** All entries of a day (or all overdue ones). */
export function DayList({ entries, counts, filter, until, aside, label }: DayListProps) {
  return (
    <NextRows aria-label={label}>
      {entries.map(({ resource, record }) => {
        const entity = entities[resource];
        return (
          <NextRow
            key={record.id}
            resource={resource}
            row={record}
            due={aside ? entity.list.sort : (stateField(entity) ?? entity.list.sort)}
            facts={calendarFilters.filter((name) => name in entity.fields)}
            extra={null}
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
