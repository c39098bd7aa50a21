import { expect, it } from 'vitest';
import { licenseStates } from './licenseStates';

const licence = { validFrom: '2026-01-01', validBefore: '2027-01-01', isPaid: false, hasResigned: false };

it.each([
  ['2026-12-31', {}, ['active']],
  ['2027-01-01', {}, ['expired']],
  ['2025-12-31', {}, []],
  ['2030-01-01', { validFrom: null, validBefore: null, isPaid: true }, ['active', 'paid']],
  ['2026-06-01', { isPaid: true, hasResigned: true }, ['active', 'paid', 'resigned']],
  ['2027-06-01', { hasResigned: true }, ['expired', 'resigned']],
])('on %s, with %j, it stands as %j', (day, values, states) => {
  expect(licenseStates({ ...licence, ...values }, day)).toEqual(states);
});
