import { expect, it } from 'vitest';
import { byTier, isOnSale, perMonth, totals } from './shop';

it.each([
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2025-12-31', false],
  ['2027-01-01', false],
])('a set of the year 2026 is on sale on %s: %s', (day, isSold) => {
  expect(isOnSale({ validFrom: '2026-01-01', validTill: '2026-12-31' }, day)).toBe(isSold);
  expect(isOnSale({ validFrom: null, validTill: null }, day)).toBe(true);
});

it('a yearly price is shown by the month', () => {
  expect([perMonth(228), perMonth(100), perMonth(0)]).toEqual([19, 8.33, 0]);
});

it('each currency comes to a sum of its own, exact to the cent', () => {
  expect(
    totals([
      { price: 0.1, currency: 'EUR', quantity: 3 },
      { price: 99, currency: 'PLN', quantity: 1 },
      { price: 0.2, currency: 'EUR', quantity: 1 },
    ]),
  ).toEqual([
    { currency: 'EUR', sum: 0.5 },
    { currency: 'PLN', sum: 99 },
  ]);
});

it('offers stand from the smallest to the largest', () => {
  const offers = [
    { tier: null, price: 1 },
    { tier: 'unlimited', price: 5 },
    { tier: 'professionalPlus', price: 4 },
    { tier: 'basic', price: 3 },
    { tier: 'basic', price: 2 },
  ] as const;
  expect([...offers].sort(byTier).map(({ price }) => price)).toEqual([2, 3, 4, 5, 1]);
});
