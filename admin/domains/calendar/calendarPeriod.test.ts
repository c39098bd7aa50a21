import { expect, it } from 'vitest';
import { isSamePeriod, periodName, spanOf, stepFrom } from './calendarPeriod';

const day = '2026-12-30';

it('spans a day, a week from Monday, or the weeks of a month', () => {
  expect(spanOf({ view: 'day', day })).toEqual({ from: day, to: day });
  expect(spanOf({ view: 'week', day })).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(spanOf({ view: 'month', day })).toEqual({ from: '2026-11-30', to: '2027-01-03' });
});

it('steps by its own length', () => {
  expect(stepFrom({ view: 'day', day }, 1)).toBe('2026-12-31');
  expect(stepFrom({ view: 'week', day }, -1)).toBe('2026-12-23');
  expect(stepFrom({ view: 'agenda', day }, 1)).toBe('2027-01-01');
});

it('knows whether two days are in the same one', () => {
  const same = (view: 'day' | 'week' | 'month', other: string) =>
    isSamePeriod({ view, day }, { view, day: other });
  expect([same('day', '2026-12-31'), same('week', '2027-01-03'), same('month', '2027-01-03')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('is named in the language of the reader', () => {
  const name = (view: 'day' | 'week' | 'month') => periodName({ view, day }, 'pl-PL').replace(/\s/g, ' ');
  expect(name('day')).toBe('środa, 30 grudnia 2026');
  expect(name('week')).toBe('28 grudnia 2026 – 3 stycznia 2027');
  expect(name('month')).toBe('grudzień 2026');
});
