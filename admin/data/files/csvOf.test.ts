import { expect, it } from 'vitest';
import { csvOf } from './csvOf';

it('quotes what would break the line and defuses what would be a formula', () => {
  expect(
    csvOf(
      ['Nr', 'Uwagi'],
      [
        ['R-1', 'a;b'],
        ['R-2', 'he said "no"'],
        ['=1+1', '-2'],
        [null, -2],
      ],
    ),
  ).toBe('\uFEFFNr;Uwagi\r\nR-1;"a;b"\r\nR-2;"he said ""no"""\r\n\'=1+1;\'-2\r\n;-2\r\n');
});
