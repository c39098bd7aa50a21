import { expect, it } from 'vitest';
import { countedFrom, daysLeft, trialEnd, trialPeriod } from './trial';

it('lasts thirty days, the first one included, over the end of a month and of a year', () => {
  expect(trialPeriod('2026-12-15')).toEqual({ validFrom: '2026-12-15', validBefore: '2027-01-14' });
  expect(trialPeriod('2028-02-10').validBefore).toBe('2028-03-11');
});

it.each([
  ['2026-12-15', 30],
  ['2027-01-13', 1],
  ['2027-01-14', 0],
  ['2027-02-01', 0],
  // The clock is put forward in between.
  ['2026-03-01', 319],
])('has on %s %i days left', (day, left) => {
  expect(daysLeft('2027-01-14', day)).toBe(left);
});

const licence = { isTrial: false, validBefore: '2026-12-31' };
const trial = { ...licence, isTrial: true };
it.each([
  ['only a trial', [trial], '2026-12-31'],
  ['a trial that is over', [{ ...trial, validBefore: '2026-06-01' }], '2026-06-01'],
  ['two trials', [trial, { ...trial, validBefore: '2027-01-31' }], '2027-01-31'],
  ['a licence besides', [trial, licence], null],
  ['a licence without end', [trial, { ...licence, validBefore: null }], null],
  ['a licence of the past', [trial, { ...licence, validBefore: '2026-06-15' }], '2026-12-31'],
  ['nothing', [], null],
])('an account with %s is on trial until %s', (_what, licences, end) => {
  expect(trialEnd(licences, '2026-06-15')).toBe(end);
});

it.each([
  ['without a trial', [], '2026-11-17'],
  ['in the middle of one', [{ isTrial: true, validBefore: '2026-12-02' }], '2026-12-02'],
  ['after one', [{ isTrial: true, validBefore: '2026-11-01' }], '2026-11-17'],
  ['beside what was bought', [{ isTrial: false, validBefore: '2027-12-02' }], '2026-11-17'],
])('a licence that begins %s loses no day', (_when, licences, expected) => {
  expect(countedFrom(licences, '2026-11-17')).toBe(expected);
});
