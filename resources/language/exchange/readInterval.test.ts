import { expect, it } from 'vitest';
import { readInterval } from './readInterval';

it.each([
  [12, 'Prüfintervall (Monate)', 12, 'MONTHLY'],
  ['24', 'Prüfintervall [Mon.]', 24, 'MONTHLY'],
  ['2 lata', 'Okres przeglądów', 2, 'YEARLY'],
  ['6 miesięcy', 'Okres przeglądów (lata)', 6, 'MONTHLY'],
  ['12,0', 'Interwał w miesiącach', 12, null],
  ['4', 'Felülvizsgálati időköz (hét)', 4, 'WEEKLY'],
  ['90 Tage', 'Intervall', 90, 'DAILY'],
  ['1 év', 'Időköz', 1, 'YEARLY'],
  ['3 months', 'Interval', 3, 'MONTHLY'],
  ['12', 'Inspection interval', 12, null],
])('reads %s under “%s”', (cell, heading, amount, unit) => {
  expect(readInterval(cell, heading)).toEqual({ amount, unit });
});

it.each(['jährlich', '', null, '12 Stück', '1,5 Jahre', '-3'])('does not take %s for an interval', (cell) => {
  expect(readInterval(cell, 'Prüfintervall (Monate)')).toBeNull();
});
