import { expect, it } from 'vitest';
import { columnsOf, dayIn, weekNumber } from './boardPeriod';

it('shows four weeks from Monday, or the days of one', () => {
  const weeks = columnsOf('weeks', '2026-12-02');
  expect(weeks).toHaveLength(4);
  expect(weeks[0]).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  expect(weeks[3]).toEqual({ from: '2026-12-21', to: '2026-12-27' });
  const days = columnsOf('days', '2026-12-06');
  expect(days.map(({ from }) => from).filter((_day, index) => index % 6 === 0)).toEqual([
    '2026-11-30',
    '2026-12-06',
  ]);
});

it('keeps the weekday in another week, and takes the day of a day', () => {
  expect(dayIn({ from: '2026-12-14', to: '2026-12-20' }, '2026-12-02')).toBe('2026-12-16');
  expect(dayIn({ from: '2026-12-14', to: '2026-12-14' }, '2026-12-02')).toBe('2026-12-14');
});

it('counts weeks by ISO 8601, also at the turn of the year', () => {
  expect(['2026-11-30', '2026-12-31', '2027-01-03', '2027-01-04', '2024-12-30'].map(weekNumber)).toEqual([
    49, 53, 53, 1, 1,
  ]);
});
