import { expect, it } from 'vitest';
import { guardFormula } from './guardFormula';

it.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1', "'=1"])(
  'keeps a spreadsheet from running %j',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  },
);

it.each(['REG-0001', '5 = 5', '', 'Łódź'])('leaves %j as it is', (text) => {
  expect(guardFormula(text)).toBe(text);
});
