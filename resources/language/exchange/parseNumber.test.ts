import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parseNumber';

describe('parseNumber', () => {
  it.each([
    ['1200,0', 1200],
    ['230,8', 230.8],
    ['1 200,5 kg', 1200.5],
    ['1\u00a0200,5', 1200.5],
    ['1\u202f200', 1200],
    ["1'200.50", 1200.5],
    ['1’200', 1200],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.234.567', 1234567],
    ['12', 12],
    ['-3,5', -3.5],
    ['−3', -3],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['6.37702E+15', 6.37702e15],
    ['1,5e3', 1500],
    ['12 Stk.', 12],
    ['5 szt.', 5],
    ['.5', 0.5],
    ['1000.', 1000],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text, { unit: 'kg' })).toEqual({ ok: true, value });
  });

  it('reads a single mark before three digits by the habit of the column', () => {
    expect(parseNumber('1.200', { decimal: ',' })).toEqual({ ok: true, value: 1200 });
    expect(parseNumber('1.200', { decimal: '.' })).toEqual({ ok: true, value: 1.2 });
    expect(parseNumber('1,200', { decimal: ',' })).toEqual({ ok: true, value: 1.2 });
    expect(parseNumber('1,200', { decimal: '.' })).toEqual({ ok: true, value: 1200 });
  });

  it('leaves a value that can be read in two ways to a person, unless the range of the field decides', () => {
    expect(parseNumber('1.200')).toEqual({
      ok: false,
      asked: { about: 'decimal', readings: [1200, 1.2] },
      expected: { message: 'import.expected.oneReading', args: { first: 1200, second: 1.2 } },
    });
    const load = { unit: 'kg', range: { min: 10, max: 60000 } };
    expect(parseNumber('1.200', load)).toEqual({ ok: true, value: 1200 });
    expect(parseNumber('1,200 t', load)).toEqual({ ok: true, value: 1200 });
    expect(parseNumber('25.500', load)).toMatchObject({ ok: false, asked: { readings: [25500, 25.5] } });
    expect(parseNumber('1.200', { isWhole: true })).toEqual({ ok: true, value: 1200 });
  });

  it.each([
    ['12 kN', 'kg', 12000 / 9.80665],
    ['450 daN', 'kg', 4500 / 9.80665],
    ['2,5 t', 'kg', 2500],
    ['2000 lbs', 'kg', 907.18474],
    ['1 Tonne', 'kg', 1000],
    ['500 kg/Fach', 'kg', 500],
    ['110 cm', 'mm', 1100],
    ['2,7 m', 'mm', 2700],
    ['36 in', 'mm', 914.4],
    ['36"', 'mm', 914.4],
    ['12 cali', 'mm', 304.8],
  ])('converts %s to %s', (text, unit, value) => {
    const read = parseNumber(text, { unit });
    expect(read.ok && read.value).toBeCloseTo(value, 6);
  });

  it.each(['500 kg/m²', '500 kg/m2', '500 kg/mb', '12 kips', '1200 Mp'])('asks what %s means', (text) => {
    expect(parseNumber(text, { unit: 'kg' })).toMatchObject({ ok: false, asked: { about: 'unit' } });
  });

  it('takes the word of a person for an unknown unit', () => {
    expect(parseNumber('1200 dt', { unit: 'kg', units: { dt: 't' } })).toEqual({ ok: true, value: 1200000 });
  });

  it('converts units instead of losing a factor of a thousand', () => {
    expect(parseNumber('3 t', { unit: 'kg' })).toEqual({ ok: true, value: 3000 });
    expect(parseNumber('2,7 m', { unit: 'mm' })).toEqual({ ok: true, value: 2700 });
    expect(parseNumber('2,7', { unit: 'mm', columnUnit: 'm' })).toEqual({ ok: true, value: 2700 });
    expect(parseNumber(1.1, { unit: 'kg', columnUnit: 't' })).toEqual({ ok: true, value: 1100 });
    expect(parseNumber('8', { columnUnit: 'jahre' })).toEqual({ ok: true, value: 8 });
  });

  it('refuses a unit of another measure and says which one is wanted', () => {
    expect(parseNumber('3 m', { unit: 'kg' })).toEqual({
      ok: false,
      expected: { message: 'import.expected.unit', args: { unit: 'm', wanted: 'kg' } },
    });
    expect(parseNumber('12 Monate')).toEqual({ ok: false, expected: { message: 'import.expected.number' } });
  });

  it.each(['sofort', '1,2,3', '1.20.000', '12.05.2024', '1 20', 'ca. 5', '--3', '3-4', 'kg', ''])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text, { unit: 'kg' })).toEqual({
        ok: false,
        expected: { message: 'import.expected.number' },
      });
    },
  );

  it('reads back every number written with the habits of a country', () => {
    const locales = [
      ['de-DE', ','],
      ['pl-PL', ','],
      ['hu-HU', ','],
      ['en-GB', '.'],
      ['de-CH', '.'],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.constantFrom(...locales),
        (thousandths, [locale, decimal]) => {
          const value = thousandths / 1000;
          const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
          expect(parseNumber(text, { decimal })).toEqual({ ok: true, value });
        },
      ),
    );
  });

  it('answers any text without throwing, and never with what is no number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789.,' +-−eEkgt%\u00a0\u202f’/x") }),
        (text) => {
          const result = parseNumber(text, { unit: 'kg' });
          expect(
            result.ok
              ? Number.isFinite(result.value)
              : result.expected.message.startsWith('import.expected.'),
          ).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
