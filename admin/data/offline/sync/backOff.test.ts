import { expect, test } from 'vitest';
import { backOff } from './backOff';

test('doubles from two seconds up to five minutes', () => {
  expect([1, 2, 3, 4].map((failures) => backOff(failures, 1))).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(backOff(30, 1)).toBe(300_000);
});

test('leaves up to half of it to chance', () => {
  expect(backOff(3, 0)).toBe(4_000);
  expect(backOff(3, 0.5)).toBe(6_000);
});

test('never comes back before the server wants', () => {
  expect(backOff(1, 0, 30)).toBe(30_000);
  expect(backOff(10, 1, 30)).toBe(300_000);
});
