import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import { describe, expect, it } from 'vitest';
import { daysWithin, isLasting, lanesOf } from './lasting';
import { daysBetween } from './monthDays';

const entry = (id: string, day: string, dateUntil: string | null = null): CalendarEntry => ({
  resource: 'auditPlannings',
  day,
  record: { id, datePlanned: day, dateUntil },
});
const week = daysBetween({ from: '2026-11-16', to: '2026-11-22' });

describe('an appointment of several days', () => {
  it('is told from one of a day', () => {
    expect(isLasting(entry('a', '2026-11-16', '2026-11-17'))).toBe(true);
    expect(isLasting(entry('a', '2026-11-16', '2026-11-16'))).toBe(false);
    expect(isLasting(entry('a', '2026-11-16'))).toBe(false);
  });

  it('has the days of the period alone', () => {
    const long = entry('a', '2026-11-14', '2026-11-17');
    expect(daysWithin(long, { from: '2026-11-16', to: '2026-11-22' })).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('keeps its lane on all days of a week, and takes one that is free again', () => {
    const entries = [
      entry('short', '2026-11-17', '2026-11-18'),
      entry('long', '2026-11-10', '2026-11-19'),
      entry('later', '2026-11-19', '2026-11-30'),
      entry('single', '2026-11-17'),
    ];
    const lanes = lanesOf(week, entries);
    expect(week.map((day) => (lanes.get(day) ?? []).map((bar) => bar?.record.id))).toEqual([
      ['long'],
      ['long', 'short'],
      ['long', 'short'],
      ['long', 'later'],
      [undefined, 'later'],
      [undefined, 'later'],
      [undefined, 'later'],
    ]);
  });

  it('is left out where no lane is free', () => {
    const entries = ['a', 'b', 'c'].map((id) => entry(id, '2026-11-16', '2026-11-17'));
    expect(lanesOf(week, entries, 2).get('2026-11-16')).toHaveLength(2);
  });
});
