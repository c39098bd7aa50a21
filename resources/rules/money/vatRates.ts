export interface VatRate {
  /** ISO 3166-1. */
  country: string;
  /** Hundredths of a percent: 2550 is 25.5 %. */
  basisPoints: number;
  /** First day (`YYYY-MM-DD`) of the rate, until the country's next one. */
  from: string;
}

/**
 * Standard rates of European countries for electronically supplied services (Directive 2006/112/EC, art. 97; other
 * countries by national law). New rates are added; old ones stay for corrections of earlier invoices. Compared on
 * 2026-11-23 with tables after the Commission's Taxes in Europe Database: newcraft.dev/vat-rates-eu-countries
 * (December 2025: FI 25.5 % from September 2024, SK 23 % from January 2025, EE 24 % from July 2025, RO 21 % from
 * August 2025) and easytax.co (changes of 2026: reduced rates only). Greece is EL in VAT numbers and GR here.
 */
export const vatRates: readonly VatRate[] = [
  { country: 'AT', basisPoints: 2000, from: '1984-01-01' },
  { country: 'BE', basisPoints: 2100, from: '1996-01-01' },
  { country: 'BG', basisPoints: 2000, from: '1999-01-01' },
  { country: 'CH', basisPoints: 770, from: '2018-01-01' },
  { country: 'CH', basisPoints: 810, from: '2024-01-01' },
  { country: 'CY', basisPoints: 1900, from: '2014-01-13' },
  { country: 'CZ', basisPoints: 2100, from: '2013-01-01' },
  { country: 'DE', basisPoints: 1900, from: '2007-01-01' },
  { country: 'DE', basisPoints: 1600, from: '2020-07-01' },
  { country: 'DE', basisPoints: 1900, from: '2021-01-01' },
  { country: 'DK', basisPoints: 2500, from: '1992-01-01' },
  { country: 'EE', basisPoints: 2000, from: '2009-07-01' },
  { country: 'EE', basisPoints: 2200, from: '2024-01-01' },
  { country: 'EE', basisPoints: 2400, from: '2025-07-01' },
  { country: 'ES', basisPoints: 2100, from: '2012-09-01' },
  { country: 'FI', basisPoints: 2400, from: '2013-01-01' },
  { country: 'FI', basisPoints: 2550, from: '2024-09-01' },
  { country: 'FR', basisPoints: 2000, from: '2014-01-01' },
  { country: 'GB', basisPoints: 2000, from: '2011-01-04' },
  { country: 'GR', basisPoints: 2400, from: '2016-06-01' },
  { country: 'HR', basisPoints: 2500, from: '2012-03-01' },
  { country: 'HU', basisPoints: 2700, from: '2012-01-01' },
  { country: 'IE', basisPoints: 2300, from: '2021-03-01' },
  { country: 'IT', basisPoints: 2200, from: '2013-10-01' },
  { country: 'LT', basisPoints: 2100, from: '2009-09-01' },
  { country: 'LU', basisPoints: 1600, from: '2023-01-01' },
  { country: 'LU', basisPoints: 1700, from: '2024-01-01' },
  { country: 'LV', basisPoints: 2100, from: '2012-07-01' },
  { country: 'MT', basisPoints: 1800, from: '2004-01-01' },
  { country: 'NL', basisPoints: 2100, from: '2012-10-01' },
  { country: 'NO', basisPoints: 2500, from: '2005-01-01' },
  { country: 'PL', basisPoints: 2300, from: '2011-01-01' },
  { country: 'PT', basisPoints: 2300, from: '2011-01-01' },
  { country: 'RO', basisPoints: 1900, from: '2017-01-01' },
  { country: 'RO', basisPoints: 2100, from: '2025-08-01' },
  { country: 'SE', basisPoints: 2500, from: '1990-07-01' },
  { country: 'SI', basisPoints: 2200, from: '2013-07-01' },
  { country: 'SK', basisPoints: 2000, from: '2011-01-01' },
  { country: 'SK', basisPoints: 2300, from: '2025-01-01' },
];

/** The standard rate of a country on a day (`YYYY-MM-DD`), in hundredths of a percent; null: unknown. */
export const vatRateOn = (country: string, day: string): number | null =>
  vatRates
    .filter((rate) => rate.country === country && rate.from <= day)
    .sort((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.basisPoints ?? null;

/** Countries of the VAT area of the European Union. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
