import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

it.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['12 000', 12000],
  ['12\u00a0000,25', 12000.25],
  ['-3', -3],
  ['−3', -3],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['-1.234.567', -1234567],
  ['1.234', 1.234],
  [',5', 0.5],
  ['7,', 7],
  ['', null],
  ['  ', null],
])('reads %j as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['abc', '1,2,3', '12kg', '12.34,5', '1.234,5,6', '1.234,567.8', '-'])(
  'leaves %j as it is, for the check to refuse',
  (text) => {
    expect(readNumber(text)).toBe(text);
  },
);
