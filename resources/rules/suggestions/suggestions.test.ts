import { expect, it } from 'vitest';
import { hideOptions, horizons, isHorizon, lastDayOf, leadOf } from './suggestions';

it.each([
  [horizons.FOURWEEKS, '2026-11-17', '2026-12-15'],
  [horizons.THREEMONTHS, '2026-11-30', '2027-02-28'],
  [horizons.SIXMONTHS, '2026-08-31', '2027-02-28'],
  [horizons.ONEYEAR, '2028-02-29', '2029-02-28'],
  [hideOptions.ONEWEEK, '2026-12-28', '2027-01-04'],
  [leadOf.ONEMONTH, '2026-01-31', '2026-02-28'],
  [leadOf.DEFAULT, '2026-11-16', '2026-12-14'],
])('%j from %s ends on %s', (span, day, last) => {
  expect(lastDayOf(span, day)).toBe(last);
});

it('knows its horizons from other words', () => {
  expect(['FOURWEEKS', 'ONEYEAR', 'toString', 4, undefined].map(isHorizon)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
