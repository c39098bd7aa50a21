import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from './parseDate';

const refused = { ok: false, expected: { message: 'import.expected.date' } };

describe('parseDate', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    ['5.1.26', '2026-01-05'],
    ['05. 12. 2025', '2025-12-05'],
    ['2025. 12. 28.', '2025-12-28'],
    ['2025.12.28', '2025-12-28'],
    ['2025-12-28', '2025-12-28'],
    ['2025/1/2', '2025-01-02'],
    ['20251228', '2025-12-28'],
    ['2001-05-05 14:30:00', '2001-05-05'],
    ['24.12.2026 08:15', '2026-12-24'],
    ['2026-12-24T23:59:59.999Z', '2026-12-24'],
    ['24.12.2026 r.', '2026-12-24'],
    ['31/12/99', '1999-12-31'],
    ['24-12-2026', '2026-12-24'],
    ['12. Mai 2024', '2024-05-12'],
    ['12 maja 2024', '2024-05-12'],
    ['2024. május 12.', '2024-05-12'],
    ['May 12, 2024', '2024-05-12'],
    ['1 października 2023', '2023-10-01'],
    ['3. März 2020', '2020-03-03'],
    ['12-Sep-2021', '2021-09-12'],
    ['37016', '2001-05-05'],
    ['12/2027', '2027-12-01'],
    ['02.2027', '2027-02-01'],
    ['2027-02', '2027-02-01'],
    ['2027. 02.', '2027-02-01'],
    ['März 2027', '2027-03-01'],
  ])('reads %s', (text, day) => {
    expect(parseDate(text)).toEqual({ ok: true, value: day });
  });

  it('reads Excel serials without shifting a day', () => {
    expect(parseDate(37016)).toEqual({ ok: true, value: '2001-05-05' });
    expect(parseDate(45727.999)).toEqual({ ok: true, value: '2025-03-11' });
  });

  it('reads slashes in the order of the column', () => {
    expect(parseDate('1/23/23', { order: 'mdy' })).toEqual({ ok: true, value: '2023-01-23' });
    expect(parseDate('3/4/2024', { order: 'dmy' })).toEqual({ ok: true, value: '2024-04-03' });
    expect(parseDate('3/4/2024', { order: 'mdy' })).toEqual({ ok: true, value: '2024-03-04' });
    expect(parseDate('1/23/23', { order: 'dmy' })).toEqual(refused);
  });

  it.each([
    'sofort',
    'immediately',
    '31.02.2024',
    '29.02.2023',
    '2024-13-01',
    '00.01.2024',
    '2019',
    '12',
    '1.5',
    '13/2027',
    'Foo 12, 2024',
    '24.12',
    '01.01.1066',
  ])('refuses %s, naming a date as expected', (text) => {
    expect(parseDate(text)).toEqual(refused);
  });

  it('leaves a day that could be another one to a person', () => {
    expect(parseDate('3/4/2024')).toMatchObject({
      ok: false,
      asked: { about: 'order', readings: ['2024-04-03', '2024-03-04'] },
    });
    expect([parseDate('3/3/2024'), parseDate('25/4/2024'), parseDate('4/25/2024')]).toEqual(
      ['2024-03-03', '2024-04-25', '2024-04-25'].map((value) => ({ ok: true, value })),
    );
  });

  it('takes no count, year or truth value for a date', () => {
    for (const cell of [12, 2019, 99999, Number.NaN, true]) expect(parseDate(cell)).toEqual(refused);
  });

  it('reads back every day in the writing of every language', () => {
    const days = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2069-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const styles = fc.constantFrom(
      { dateStyle: 'long' as const },
      { year: 'numeric' as const, month: '2-digit' as const, day: '2-digit' as const },
      { year: '2-digit' as const, month: 'numeric' as const, day: 'numeric' as const },
    );
    fc.assert(
      fc.property(days, fc.constantFrom('de-DE', 'pl-PL', 'en-GB'), styles, (date, locale, style) => {
        const text = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date);
        expect(parseDate(text, { order: 'dmy' })).toEqual({
          ok: true,
          value: date.toISOString().slice(0, 10),
        });
      }),
    );
    fc.assert(
      fc.property(days, fc.constantFrom('long', 'short', 'medium'), (date, dateStyle) => {
        const text = new Intl.DateTimeFormat('hu-HU', { dateStyle, timeZone: 'UTC' }).format(date);
        expect(parseDate(text)).toEqual({ ok: true, value: date.toISOString().slice(0, 10) });
      }),
    );
  });

  it('answers any text with a real day or a refusal', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789./- :TZmMaiź') }),
        fc.constantFrom('dmy' as const, 'mdy' as const),
        (text, order) => {
          const result = parseDate(text, { order });
          if (result.ok) expect(new Date(result.value).toISOString().slice(0, 10)).toBe(result.value);
          else expect(result).toEqual(refused);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
