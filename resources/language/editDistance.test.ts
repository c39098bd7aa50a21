import { expect, it } from 'vitest';
import { editDistance } from './editDistance';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['custmer', 'customer', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'abc', 0],
  ['🏗️ hall', 'hall', 3],
])('from %j to %j it is %i', (from, to, distance) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([distance, distance]);
});
