import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

it.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['12 000', 12000],
  ['12\u00a0000,25', 12000.25],
  ['-3', -3],
  ['−3', -3],
  [',5', 0.5],
  ['7,', 7],
  ['', null],
  ['  ', null],
])('reads %j as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['abc', '1,2,3', '12kg', '1.234,5', '-'])('leaves %j as it is, for the check to refuse', (text) => {
  expect(readNumber(text)).toBe(text);
});
