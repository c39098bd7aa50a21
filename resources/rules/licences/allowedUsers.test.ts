import { expect, it } from 'vitest';
import { allowedUsers } from './allowedUsers';

const licence = {
  isTrial: false,
  maxUser: 10 as number | null,
  validFrom: '2026-01-01',
  validBefore: '2027-01-01',
  isPaid: true,
  hasResigned: false,
};
const trial = { ...licence, isTrial: true, maxUser: 5 };

it.each([
  ['nothing was agreed', null, [], null],
  ['only the account says so', 3, [], 3],
  ['a trial runs', 5, [trial], 5],
  ['a licence was bought during the trial', 5, [trial, licence], 10],
  ['two licences run', null, [licence, licence], 20],
  ['more was agreed than bought', 30, [licence], 30],
  ['a licence is over', 5, [{ ...licence, validBefore: '2026-06-01' }], 5],
  ['a licence has not begun', 5, [{ ...licence, validFrom: '2026-07-01' }], 5],
  ['a licence counts nobody', 5, [licence, { ...licence, maxUser: null }], null],
  ['all are over', null, [{ ...trial, validBefore: '2026-06-01' }], 5],
])('where %s', (_what, agreed, licences, allowed) => {
  expect(allowedUsers(agreed, licences, '2026-06-15')).toBe(allowed);
});
