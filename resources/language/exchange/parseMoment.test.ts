import { expect, it } from 'vitest';
import { parseMoment } from './parseMoment';

it.each([
  ['2026-03-01 09:05:00', '2026-03-01T08:05:00.000Z'],
  ['01.03.2026 9:05', '2026-03-01T08:05:00.000Z'],
  ['2026. 07. 01. 09:05:30', '2026-07-01T07:05:30.000Z'],
  ['1.3.2026', '2026-02-28T23:00:00.000Z'],
  ['2026-03-01T08:05:00Z', '2026-03-01T08:05:00.000Z'],
  ['2026-03-01T10:05:00+02:00', '2026-03-01T08:05:00.000Z'],
  ['1/3/2026 9:05 PM', '2026-03-01T20:05:00.000Z'],
  ['1/3/2026 12:05 am', '2026-02-28T23:05:00.000Z'],
  // The morning on which summer time begins, and the evening before it ends.
  ['29.03.2026 03:30', '2026-03-29T01:30:00.000Z'],
  ['24.10.2026 23:30', '2026-10-24T21:30:00.000Z'],
  [46082.378472222, '2026-03-01T08:05:00.000Z'],
])('reads %s by the clocks of Warsaw', (cell, instant) => {
  expect(parseMoment(cell, { order: 'dmy', timeZone: 'Europe/Warsaw' })).toEqual({
    ok: true,
    value: instant,
  });
});

it.each(['yesterday', '2026-03-01 25:00', '2026-03-01 10:61', true])(
  'does not take %s for a moment',
  (cell) => {
    expect(parseMoment(cell)).toMatchObject({ ok: false, expected: { message: 'import.expected.moment' } });
  },
);
