import { expect, it } from 'vitest';
import { parseMeasured } from '../../rules/audits/parseMeasured';
import { hasLimits, suggestDangerLevel } from './suggestDangerLevel';

const racking = { greenMax: 5, orangeMax: 10 };

it.each([
  [0, 'green'],
  [5, 'green'],
  [5.01, 'orange'],
  [10, 'orange'],
  [10.01, 'red'],
  [200, 'red'],
  [-5, 'green'],
  [-5.01, 'orange'],
  [-10.5, 'red'],
])('%d mm with limits 5 and 10 is %s', (value, level) => {
  expect(suggestDangerLevel(value, racking)).toBe(level);
});

it('with a single limit everything above it is red', () => {
  expect(suggestDangerLevel(400, { greenMax: 400, orangeMax: null })).toBe('green');
  expect(suggestDangerLevel(401, { greenMax: 400, orangeMax: null })).toBe('red');
  expect(suggestDangerLevel(1, { greenMax: null, orangeMax: 2 })).toBe('orange');
  expect(suggestDangerLevel(3, { greenMax: undefined, orangeMax: 2 })).toBe('red');
});

it('zero is a limit, and without limits a number suggests nothing', () => {
  expect(suggestDangerLevel(0.1, { greenMax: 0, orangeMax: null })).toBe('red');
  expect(suggestDangerLevel(3, { greenMax: null })).toBeNull();
  expect(hasLimits({ greenMax: 0 })).toBe(true);
  expect(hasLimits({})).toBe(false);
});

it.each([
  ['3,5', 3.5],
  ['3.5', 3.5],
  [' 12 ', 12],
  ['-0,4', -0.4],
  ['−2', -2],
  ['1 200,5', 1200.5],
  [',5', 0.5],
  ['7,', 7],
  ['+3', 3],
])('reads %s as a number', (text, value) => {
  expect(parseMeasured(text)).toBe(value);
});

it('tells nothing typed from nonsense typed', () => {
  expect(parseMeasured('  ')).toBeNull();
  for (const text of ['abc', '1,2,3', '1.2.3', '--1', '5mm', ',', '-', '1e3', '9999999999999']) {
    expect(parseMeasured(text)).toBeUndefined();
  }
});
