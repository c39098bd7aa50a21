import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../language/due';
import { amountsOf, centsOf } from '../money/amounts';
import { grantOf } from './grantOf';
import { daysBetween, licenseChanges, proRata } from './proRata';

const set = (values: object = {}) => {
  const bundle = {
    validityInMonths: 12 as number | null,
    userCount: 5 as number | null,
    categories: [],
    ...values,
  };
  return {
    id: 's',
    price: 468,
    months: bundle.validityInMonths,
    grants: (day: string) => grantOf(bundle, [], day),
  };
};
const licence = {
  id: 'l',
  name: 'Advanced',
  licenseSet: 's',
  isTrial: false,
  validFrom: '2026-03-01',
  validBefore: '2027-03-01' as string | null,
  isPaid: true,
  hasResigned: false,
};

it('seats are paid for the days that are left, a renewal for the days it adds', () => {
  expect(licenseChanges(set(), { licences: [licence], orders: [] }, '2026-12-01')).toEqual([
    {
      license: 'l',
      name: 'Advanced',
      kind: 'RENEWAL',
      from: '2027-03-01',
      till: '2028-03-01',
      days: 366,
      ofDays: 366,
      unitPrice: 468,
    },
    {
      license: 'l',
      name: 'Advanced',
      kind: 'SEATS',
      from: '2026-12-01',
      till: '2027-03-01',
      days: 90,
      ofDays: 365,
      unitPrice: 115.4,
    },
  ]);
});

it.each([
  ['it does not end soon: seats alone', licence, set(), '2026-11-30', ['SEATS']],
  ['it is over', licence, set(), '2027-03-01', []],
  ['it is a trial', { ...licence, isTrial: true }, set(), '2026-12-01', []],
  ['it was terminated', { ...licence, hasResigned: true }, set(), '2026-12-01', []],
  ['it is of another set', { ...licence, licenseSet: 'other' }, set(), '2026-12-01', []],
  ['it never ends', { ...licence, validBefore: null }, set(), '2026-12-01', []],
  ['it has as many seats as one likes', licence, set({ userCount: null }), '2026-12-01', ['RENEWAL']],
])('%s', (_when, one, sold, day, kinds) => {
  expect(licenseChanges(sold, { licences: [one], orders: [] }, day).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['one that waits to be paid or redeemed', { state: 'PAID' }, '2028-03-01'],
  ['not one that was redeemed', { state: 'DELIVERED' }, '2027-03-01'],
  ['not one that was cancelled', { state: 'CANCELLED' }, '2027-03-01'],
  ['not one of another licence', { state: 'ORDERED', license: 'other' }, '2027-03-01'],
] as const)('a renewal follows %s', (_what, values, from) => {
  const order = { kind: 'RENEWAL', license: 'l', periodTill: '2028-03-01', ...values } as const;
  expect(licenseChanges(set(), { licences: [licence], orders: [order] }, '2026-12-01')[0]).toMatchObject({
    kind: 'RENEWAL',
    from,
  });
});

describe('a price for some of the days', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
  const span = fc
    .tuple(fc.integer({ min: 1, max: 3660 }), fc.integer({ min: 0, max: 3660 }))
    .map(([ofDays, days]) => ({ ofDays, days }));

  it('is the nearest whole cent, never less than nothing, and the whole price for all days', () => {
    fc.assert(
      fc.property(price, span, (whole, { days, ofDays }) => {
        const part = centsOf(proRata(whole, days, ofDays));
        expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        // |part - cents × days / ofDays| is half a cent at most, reckoned in whole numbers.
        const off = 2 * (part * ofDays - centsOf(whole) * days);
        expect(off).toBeLessThanOrEqual(ofDays);
        expect(off).toBeGreaterThan(-ofDays - 1);
        expect(proRata(whole, ofDays, ofDays)).toBe(whole);
        expect(proRata(whole, 0, ofDays)).toBe(0);
      }),
    );
  });

  it('grows with the days, and two spans cost what both together cost, but for a cent', () => {
    fc.assert(
      fc.property(price, span, fc.integer({ min: 0, max: 3660 }), (whole, { days, ofDays }, more) => {
        const cost = (number: number) => centsOf(proRata(whole, number, ofDays));
        expect(cost(days + more)).toBeGreaterThanOrEqual(cost(days));
        expect(Math.abs(cost(days) + cost(more) - cost(days + more))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('adds up with its VAT on any day of any licence', () => {
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 0, max: 2700 }),
        (whole, left, months, pieces, basisPoints) => {
          const day = '2026-02-28';
          const sold = { ...set({ validityInMonths: months }), price: whole };
          for (const change of licenseChanges(
            sold,
            {
              licences: [{ ...licence, validFrom: '2020-01-01', validBefore: dayAfter(day, left) }],
              orders: [],
            },
            day,
          )) {
            expect(change.days).toBe(daysBetween(change.from, change.till));
            const { net, vat, gross } = amountsOf(change.unitPrice, pieces, basisPoints);
            expect(centsOf(net)).toBe(centsOf(change.unitPrice) * pieces);
            expect(centsOf(net) + centsOf(vat)).toBe(centsOf(gross));
            if (change.kind === 'RENEWAL') expect(change.unitPrice).toBe(whole);
          }
        },
      ),
    );
  });
});
