import { expect, test } from 'vitest';
import { locationTree } from './locationTree';

const compare = (one: string, other: string) => one.localeCompare(other, 'pl', { numeric: true });
const place = (id: string, parent: string | null = null, name = id) => ({ id, name, parent });
const drawn = (...places: ReturnType<typeof place>[]) =>
  locationTree(places, compare).map(({ name, depth }) => `${' '.repeat(depth)}${name}`);

test('each stands below its parent, in the order of their names', () => {
  expect(
    drawn(place('Hala 10'), place('Hala 2'), place('Żuraw', 'Hala 2'), place('Brama', 'Hala 2')),
  ).toEqual(['Hala 2', ' Brama', ' Żuraw', 'Hala 10']);
});

test('a branch is the place itself and all below it, with the way from the top', () => {
  const [top, , last] = locationTree([place('a'), place('b', 'a'), place('c', 'b')], compare);
  expect(top?.branch).toEqual(['a', 'b', 'c']);
  expect(last?.path).toEqual(['a', 'b']);
});

test('one whose parent the person may not see stands at the top', () => {
  expect(drawn(place('b', 'hidden'))).toEqual(['b']);
});

test('places in a circle are each shown once', () => {
  expect(drawn(place('a', 'b'), place('b', 'a')).map((name) => name.trim())).toEqual(['a', 'b']);
});
