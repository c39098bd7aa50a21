import type { CalendarCount } from '@plumbline/resources/rules/calendar/calendarPage';
import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay';

it('puts places with an expert inspection before those with visual ones alone', () => {
  const count = (by: string, kinds: Record<string, number>, day = '2026-11-20'): CalendarCount => ({
    resource: 'inspectionDuties',
    day,
    by,
    count: 1,
    kinds,
    flagged: 0,
  });
  const counts = [
    count('a', { light: 90 }),
    count('b', { light: 80, expert: 1 }),
    count('c', { maintenance: 2 }),
    count('d', { light: 1 }, '2026-11-21'),
  ];
  const days = groupByDay({ entries: [], counts }, { from: '2026-11-01', to: '2026-11-30' });
  expect(days.get('2026-11-20')?.counts.map(({ by }) => by)).toEqual(['b', 'c', 'a']);
  expect(days.get('2026-11-21')?.counts.map(({ by }) => by)).toEqual(['d']);
});
