import { expect, it } from 'vitest';
import { commonPlace } from './commonPlace';

const places = [
  { id: 'site', parent: null },
  { id: 'hall', parent: 'site' },
  { id: 'aisle', parent: 'hall' },
  { id: 'yard', parent: 'site' },
  { id: 'far', parent: null },
];

it('is the nearest place that contains all', () => {
  expect(commonPlace(places, ['aisle', 'aisle'])).toBe('aisle');
  expect(commonPlace(places, ['aisle', 'hall'])).toBe('hall');
  expect(commonPlace(places, ['aisle', 'yard'])).toBe('site');
});

it('is the first where they have none in common, or it is unknown', () => {
  expect(commonPlace(places, ['aisle', 'far'])).toBe('aisle');
  expect(commonPlace(places, ['unseen', 'hall'])).toBe('unseen');
  expect(commonPlace(places, [])).toBeNull();
});
