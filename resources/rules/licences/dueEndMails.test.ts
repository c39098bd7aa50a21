import { expect, it } from 'vitest';
import { dueEndMails } from './dueEndMails';

const licence = (values: object = {}) => ({
  id: 'l',
  name: 'Advanced',
  isTrial: false,
  validFrom: '2026-01-01',
  validBefore: '2027-01-01',
  categories: [],
  ...values,
});
const stages = (day: string, ...licences: ReturnType<typeof licence>[]) =>
  dueEndMails(licences, day).map(({ license, stage }) => [license, stage]);

it('speaks of an end 60, 30 and 7 days before and on it, and later where nothing ran', () => {
  expect(stages('2026-11-01', licence())).toEqual([]);
  expect(stages('2026-11-02', licence())).toEqual([['l', 60]]);
  expect(stages('2026-12-01', licence())).toEqual([['l', 60]]);
  expect(stages('2026-12-02', licence())).toEqual([['l', 30]]);
  expect(stages('2026-12-25', licence())).toEqual([['l', 7]]);
  expect(stages('2026-12-31', licence())).toEqual([['l', 7]]);
  expect(stages('2027-01-01', licence())).toEqual([['l', 0]]);
  expect(stages('2027-01-08', licence())).toEqual([['l', 0]]);
  expect(stages('2027-01-09', licence())).toEqual([]);
});

it('does not greet a trial of thirty days with its end', () => {
  const trial = licence({ isTrial: true, validFrom: '2026-11-01', validBefore: '2026-12-01' });
  expect(stages('2026-11-01', trial)).toEqual([]);
  expect(stages('2026-11-24', trial)).toEqual([['l', 7]]);
  expect(stages('2026-12-01', trial)).toEqual([['l', 0]]);
  expect(stages('2026-11-24', trial, licence({ id: 'bought' }))).toEqual([['bought', 60]]);
});

it('says nothing of what another licence carries on, or what never ends', () => {
  const next = licence({ id: 'next', validFrom: '2027-01-01', validBefore: '2028-01-01' });
  expect(stages('2026-12-25', licence(), next)).toEqual([]);
  expect(stages('2026-12-25', licence(), { ...next, validFrom: '2027-01-02' })).toEqual([['l', 7]]);
  expect(dueEndMails([licence({ validBefore: null })], '2026-12-25')).toEqual([]);
});
