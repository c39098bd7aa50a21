import { expect, it } from 'vitest';
import { cellOf, levelsFromTop, positionText, rackGrid } from './index';

const shelf = (values: Partial<Parameters<typeof rackGrid>[0]> = {}) =>
  rackGrid({ fieldCount: 3, levelCount: 2, fieldNames: null, ...values });
const words = {
  bay: (bay: string) => `bay ${bay}`,
  level: (level: string) => `level ${level}`,
  floor: 'floor',
};

it('has a front only where bays and levels are known', () => {
  expect(shelf()).toEqual({ bays: ['1', '2', '3'], levels: 2 });
  expect(shelf({ fieldCount: null })).toBeNull();
  expect(shelf({ levelCount: 0 })).toBeNull();
});

it('names the bays as the account does where there is a name for each', () => {
  expect(shelf({ fieldNames: 'A, B; C' })?.bays).toEqual(['A', 'B', 'C']);
  expect(shelf({ fieldNames: 'A/B' })?.bays).toEqual(['1', '2', '3']);
  expect(shelf({ fieldNames: 'F01\nF02\nF03\n' })?.bays).toEqual(['F01', 'F02', 'F03']);
});

it('finds the cell of a deficiency on this front alone', () => {
  const front = { bays: ['A', 'B'], levels: 2 };
  expect(cellOf({ bay: 2, level: 0 }, front)).toEqual({ bay: 2, level: 0 });
  expect(cellOf({ bay: 1, level: 2 }, front)).toEqual({ bay: 1, level: 2 });
  expect(cellOf({ bay: 0, level: 0 }, front)).toBeNull();
  expect(cellOf({ bay: 3, level: 0 }, front)).toBeNull();
  expect(cellOf({ bay: 1, level: 3 }, front)).toBeNull();
  expect(cellOf({ bay: 1, level: null }, front)).toBeNull();
  expect(levelsFromTop(front)).toEqual([2, 1, 0]);
});

it('says the position in words', () => {
  expect(positionText({ bay: 2, level: 1 }, words)).toBe('bay 2, level 1');
  expect(positionText({ bay: 2, level: 0 }, words, ['A', 'B'])).toBe('bay B, floor');
  expect(positionText({ bay: null, level: 3 }, words)).toBe('level 3');
  expect(positionText({ bay: 7, level: null }, words, ['A'])).toBe('bay 7');
  expect(positionText({}, words)).toBe('');
});
