import { expect, it } from 'vitest';
import { seatFor } from './seatFor';

const licence = {
  id: 'bought',
  isTrial: false,
  maxUser: 2 as number | null,
  usedCount: 1,
  validFrom: '2026-01-01',
  validBefore: '2027-01-01',
  isPaid: true,
  hasResigned: false,
};
const trial = { ...licence, id: 'trial', isTrial: true };

it.each([
  ['the one that was bought', [trial, licence], 'bought'],
  ['the trial where there is nothing else', [trial], 'trial'],
  ['the trial where the other one is full', [trial, { ...licence, usedCount: 2 }], 'trial'],
  ['the one that carries any number', [{ ...licence, maxUser: null, usedCount: 200 }], 'bought'],
  ['none that is over', [{ ...licence, validBefore: '2026-06-15' }], null],
  ['none where there is none', [], null],
])('%s', (_what, licences, id) => {
  expect(seatFor(licences, '2026-06-15')).toBe(id);
});
