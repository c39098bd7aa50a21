import { expect, it } from 'vitest';
import { licenseToRenew } from './licenseToRenew';

const licence = {
  id: 'this',
  licenseSet: 'basic',
  isTrial: false,
  validFrom: '2025-12-01' as string | null,
  validBefore: '2026-12-01' as string | null,
  isPaid: true,
  hasResigned: false,
};

it.each([
  ['the one that ends soon', [licence], 'this'],
  ['one on the ninetieth day before its end', [{ ...licence, validBefore: '2027-02-15' }], 'this'],
  [
    'the one of several that ends first',
    [{ ...licence, id: 'later', validBefore: '2026-12-24' }, licence],
    'this',
  ],
  ['one that was resigned', [{ ...licence, hasResigned: true }], 'this'],
  ['none of another set', [{ ...licence, licenseSet: 'advanced' }], undefined],
  ['none that lasts longer', [{ ...licence, validBefore: '2027-02-16' }], undefined],
  ['none without an end', [{ ...licence, validBefore: null }], undefined],
  ['none that is over', [{ ...licence, validBefore: '2026-11-17' }], undefined],
  ['none that has not begun', [{ ...licence, validFrom: '2026-11-18' }], undefined],
  ['no trial', [{ ...licence, isTrial: true }], undefined],
])('renews %s', (_what, licences, id) => {
  expect(licenseToRenew(licences, 'basic', '2026-11-17')?.id).toBe(id);
});
