import { describe, expect, it } from 'vitest';
import { licenseProblem } from './licenseProblem';

const day = '2026-11-17';
const categories = new Map(
  [
    { id: 'racks', parent: null },
    { id: 'pallet', parent: 'racks' },
    { id: 'gates', parent: null },
  ].map((category) => [category.id, category]),
);
const licence = {
  validFrom: '2026-01-01',
  validBefore: '2027-01-01',
  isPaid: true,
  hasResigned: false,
  categories: ['racks'] as string[] | null,
};
const over = { ...licence, validBefore: day };
const later = { ...licence, validFrom: '2026-12-01' };
const forAll = { ...licence, categories: null };

describe('equipment may be planned', () => {
  it.each([
    ['in the category of a licence', [licence], ['racks']],
    ['below it', [licence], ['pallet']],
    ['whose model stands below it', [licence], ['gates', 'pallet']],
    ['of any kind where the licence names none', [forAll], ['gates']],
    ['of no kind where the licence names none', [{ ...forAll, categories: [] }], [null]],
    ['with one licence in force among others', [over, later, licence], ['racks']],
    ['until the end of a licence that was resigned', [{ ...licence, hasResigned: true }], ['racks']],
    ['on the last day', [{ ...licence, validBefore: '2026-11-18' }], ['racks']],
    ['without an end', [{ ...licence, validFrom: null, validBefore: null }], ['racks']],
  ])('%s', (_what, licences, kinds) => {
    expect(licenseProblem(licences, kinds, { categories, day })).toBeNull();
  });
});

describe('equipment is refused', () => {
  it.each([
    ['where there is no licence', [], ['racks'], 'NO_LICENSE'],
    ['before it begins', [later], ['racks'], 'NO_LICENSE'],
    ['when it is over', [over], ['racks'], 'LICENSE_EXPIRED'],
    [
      'when it is over, though another kind is licensed',
      [over, { ...licence, categories: ['gates'] }],
      ['racks'],
      'LICENSE_EXPIRED',
    ],
    ['of another kind', [licence], ['gates'], 'LICENSE_CATEGORY'],
    ['of no kind', [licence], [null], 'LICENSE_CATEGORY'],
    ['above the licensed kind', [{ ...licence, categories: ['pallet'] }], ['racks'], 'LICENSE_CATEGORY'],
    ['in a kind that is in the list no more', [licence], ['gone'], 'LICENSE_CATEGORY'],
  ])('%s', (_what, licences, kinds, problem) => {
    expect(licenseProblem(licences, kinds, { categories, day })).toBe(problem);
  });
});
