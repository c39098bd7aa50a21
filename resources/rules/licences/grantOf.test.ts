import { expect, it } from 'vitest';
import { grantOf } from './grantOf';

const set = { validityInMonths: 12, userCount: 2, categories: ['racks'] };
const nothing = { amount: null, category: null, validBefore: null };

it('is what the set says', () => {
  expect(grantOf(set, [], '2026-01-31')).toEqual({
    maxUser: 2,
    categories: ['racks'],
    validBefore: '2027-01-31',
  });
});

it('is what its details say where there are any, and ends at the earliest end', () => {
  const details = [
    { ...nothing, type: 'MonthsValid', amount: 6 } as const,
    { ...nothing, type: 'MaxUser', amount: 10 } as const,
    { ...nothing, type: 'Category', category: 'gates' } as const,
    { ...nothing, type: 'Category', category: 'racks' } as const,
    { ...nothing, type: 'ValidBefore', validBefore: '2026-05-01' } as const,
  ];
  expect(grantOf(set, details.slice(0, 4), '2026-01-31')).toEqual({
    maxUser: 10,
    categories: ['racks', 'gates'],
    validBefore: '2026-07-31',
  });
  expect(grantOf(set, details, '2026-01-31').validBefore).toBe('2026-05-01');
});

it('has no limits where nobody sets any', () => {
  expect(grantOf({ validityInMonths: null, userCount: null, categories: null }, [], '2026-01-31')).toEqual({
    maxUser: null,
    categories: [],
    validBefore: null,
  });
});
