import { expect, it } from 'vitest';
import { changeOf } from './changeOf';

it.each([
  [3, 2, 0.5],
  [1, 4, -0.75],
  [0, 0, 0],
  [5, 0, null],
  [null, 4, null],
  [4, null, null],
])('from %s now and %s before', (now, before, change) => {
  expect(changeOf({ now, before })).toBe(change);
});
