import { expect, it } from 'vitest';
import { countries } from '../../language/choices/countries';
import { amountsOf } from './amounts';
import { vatOf } from './vatOf';
import { euCountries, vatRateOn, vatRates } from './vatRates';

const day = '2026-11-17';
const seller = { country: 'DE', isVatExempt: false };
const sold = (country: string | null, vatId: string | null, more: object = {}) =>
  vatOf({ seller, buyer: { country, vatId }, day, ...more });

it('taxes at home by the rate of the day', () => {
  expect(sold('DE', null)).toEqual({ treatment: 'DOMESTIC', basisPoints: 1900 });
  expect(sold('DE', 'DE123456789', { day: '2020-12-31' })?.basisPoints).toBe(1600);
  expect(sold('DE', null, { day: '2020-06-30' })?.basisPoints).toBe(1900);
  expect(sold(null, null)?.treatment).toBe('DOMESTIC');
});

it('leaves the tax to a business of another country of the Union that gives its number there', () => {
  expect(sold('PL', 'PL 525-000-12-34')).toEqual({ treatment: 'REVERSE_CHARGE', basisPoints: 0 });
  expect(sold('GR', 'EL123456789')?.treatment).toBe('REVERSE_CHARGE');
  for (const vatId of [null, '', 'DE123456789', 'PL'])
    expect(sold('PL', vatId)).toEqual({ treatment: 'DOMESTIC', basisPoints: 1900 });
});

it('takes no tax beyond the Union, nor from a seller who is free of it', () => {
  expect(sold('CH', null)).toEqual({ treatment: 'EXEMPT', basisPoints: 0 });
  expect(sold('PL', 'PL5250001234', { seller: { country: 'CH', isVatExempt: false } })?.treatment).toBe(
    'EXEMPT',
  );
  expect(sold('DE', null, { seller: { ...seller, isVatExempt: true } })?.treatment).toBe('EXEMPT');
});

it('knows no rate before the first one, and says so', () => {
  expect(vatRateOn('DE', '1990-01-01')).toBeNull();
  expect(sold('DE', null, { day: '1990-01-01' })).toBeNull();
  expect(euCountries.filter((country) => vatRateOn(country, day) === null)).toEqual([]);
  const known: readonly string[] = countries;
  expect(vatRates.filter(({ country }) => !known.includes(country))).toEqual([]);
});

it('reckons in whole cents and rounds the VAT of the sum once, half a cent upwards', () => {
  expect(amountsOf(19.99, 3, 2300)).toEqual({ net: 59.97, vat: 13.79, gross: 73.76 });
  expect(amountsOf(0.1, 3, 0)).toEqual({ net: 0.3, vat: 0, gross: 0.3 });
  // 0.50 × 5 % is 2.5 cents.
  expect(amountsOf(0.5, 1, 500)).toEqual({ net: 0.5, vat: 0.03, gross: 0.53 });
  expect(amountsOf(1.005, 1, 0).net).toBe(1.01);
  expect(amountsOf(1000000, 100000, 2700)).toEqual({ net: 1e11, vat: 2.7e10, gross: 1.27e11 });
});
