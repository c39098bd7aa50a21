import { expect, it } from 'vitest';
import { dueReminder, erasureDayOf } from './termination';

it('an account is erased ninety days after the day of its termination', () => {
  expect(erasureDayOf('2026-11-23')).toBe('2027-02-21');
});

it.each([
  ['2027-01-21', undefined],
  ['2027-01-22', 30],
  ['2027-02-13', 30],
  ['2027-02-14', 7],
  ['2027-02-20', 7],
  // What is erased needs no reminder.
  ['2027-02-21', undefined],
  ['2027-03-01', undefined],
])('on %s the reminder of %s days before is due', (day, reminder) => {
  expect(dueReminder('2027-02-21', day)).toBe(reminder);
});
