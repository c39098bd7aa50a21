import { expect, it } from 'vitest';
import { areManyPieces } from './areManyPieces';

it.each([
  [[], false],
  [[{}, { equipments: 1500 }], false],
  [[{ equipments: 1500 }, {}, { equipments: 1 }], true],
])('locations with %j are too many to be taken along unchosen: %s', (sizes, expected) => {
  expect(areManyPieces(sizes)).toBe(expected);
});
