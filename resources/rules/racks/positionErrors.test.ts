import { expect, it } from 'vitest';
import { positionErrors } from './positionErrors';

const rack = { fieldCount: 3, levelCount: 2 };

it('a bay or level beyond those of the rack is wrong, the last ones and the floor are not', () => {
  expect(positionErrors({ bay: 4, level: 3 }, rack, null)).toEqual({
    bay: { message: 'rack.bayBeyond', args: { smart_count: 3 } },
    level: { message: 'rack.levelBeyond', args: { smart_count: 2 } },
  });
  expect(positionErrors({ bay: 3, level: 2 }, rack, null)).toEqual({});
  expect(positionErrors({ bay: 1, level: 0 }, rack, null)).toEqual({});
  expect(positionErrors({ bay: null, level: null }, rack, null)).toEqual({});
});

it('one that is there from before the rack was measured anew stays', () => {
  expect(positionErrors({ bay: 9, level: 1 }, rack, { bay: 9, level: 2 })).toEqual({});
  expect(positionErrors({ bay: 8, level: 2 }, rack, { bay: 9, level: 2 })).toHaveProperty('bay');
});

it('without counts nothing is known to be wrong', () => {
  for (const unknown of [null, {}, { fieldCount: null, levelCount: 0 }])
    expect(positionErrors({ bay: 9, level: 9 }, unknown, null)).toEqual({});
});
