import { expect, it } from 'vitest';
import { allowedCustomCodes } from './allowedCustomCodes';

const licence = {
  isTrial: false,
  maxCustomQrCodes: 10 as number | null,
  validFrom: '2026-01-01',
  validBefore: '2027-01-01',
  isPaid: true,
  hasResigned: false,
};
const silent = { ...licence, maxCustomQrCodes: null };
const over = { ...licence, maxCustomQrCodes: 7, validBefore: '2026-06-01' };

it.each([
  ['nothing was agreed', null, [], null],
  ['no licence says anything', null, [silent], null],
  ['only the account says so', 3, [silent], 3],
  ['two licences run', null, [licence, licence], 20],
  ['one of two says nothing', null, [licence, silent], 10],
  ['none are allowed', null, [{ ...licence, maxCustomQrCodes: 0 }], 0],
  ['more was agreed than bought', 30, [licence], 30],
  ['a trial runs beside what was bought', null, [{ ...licence, isTrial: true }, licence], 10],
  ['all are over', null, [over, { ...over, maxCustomQrCodes: 5 }], 7],
])('where %s', (_what, agreed, licences, allowed) => {
  expect(allowedCustomCodes(agreed, licences, '2026-06-15')).toBe(allowed);
});
