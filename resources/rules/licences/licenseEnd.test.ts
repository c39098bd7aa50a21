import { expect, it } from 'vitest';
import { licenseEnd } from './licenseEnd';

const day = '2026-11-17';
const licence = {
  name: 'Basic',
  isTrial: false,
  validFrom: '2026-01-01' as string | null,
  validBefore: '2026-12-17' as string | null,
  categories: ['racks'] as string[] | null,
};
const more = { ...licence, name: 'Pro', validBefore: '2027-06-01', categories: ['racks', 'gates'] };
const over = { ...licence, validBefore: day };

it.each([
  ['a licence that ends within thirty days', [licence], 'Basic'],
  [
    'the one that ends first',
    [{ ...licence, name: 'B', validBefore: '2026-12-01', categories: ['gates'] }, licence],
    'B',
  ],
  ['nothing before that', [{ ...licence, validBefore: '2026-12-18' }], undefined],
  ['nothing where another one carries it on', [licence, more], undefined],
  [
    'nothing where the next one is bought already',
    [licence, { ...more, validFrom: '2026-12-17' }],
    undefined,
  ],
  ['one that the next leaves a gap after', [licence, { ...more, validFrom: '2026-12-18' }], 'Basic'],
  ['one whose categories another one has not', [licence, { ...more, categories: ['gates'] }], 'Basic'],
  ['one for all categories that another one narrows', [{ ...licence, categories: null }, more], 'Basic'],
  ['nothing of one that is over where another one runs', [over, more], undefined],
  [
    'the one that ended last where all are over',
    [{ ...over, name: 'Old', validBefore: '2025-01-01' }, over],
    'Basic',
  ],
  ['nothing of a trial', [{ ...licence, isTrial: true }], undefined],
  ['nothing of one without an end', [{ ...licence, validBefore: null }], undefined],
  ['nothing of nothing', [], undefined],
])('tells of %s', (_what, licences, name) => {
  expect(licenseEnd(licences, day)?.name).toBe(name);
});
