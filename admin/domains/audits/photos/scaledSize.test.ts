import { expect, it } from 'vitest';
import { scaledSize } from './scaledSize';

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 2000, height: 1200 },
    { width: 2000, height: 1200 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 2000, height: 1 },
  ],
])('%o becomes %o', (from, to) => {
  expect(scaledSize(from)).toEqual(to);
});
