import { expect, it } from 'vitest';
import { downwards, flattenTree, upwards } from './locationTree';

const nodes = [
  { id: 'site', parent: null },
  { id: 'hall', parent: 'site' },
  { id: 'aisle', parent: 'hall' },
  { id: 'yard', parent: 'site' },
  { id: 'other', parent: null },
];
const byId = new Map(nodes.map((node) => [node.id, node]));

it('goes up, nearest first', () => {
  expect(upwards(byId, 'aisle').map((node) => node.id)).toEqual(['aisle', 'hall', 'site']);
  expect(upwards(byId, null)).toEqual([]);
  expect(upwards(byId, 'unknown')).toEqual([]);
});

it('goes down to everything below', () => {
  expect([...downwards(nodes, 'site')].sort()).toEqual(['aisle', 'hall', 'site', 'yard']);
  expect([...downwards(nodes, 'aisle')]).toEqual(['aisle']);
});

it('a circle in the data ends both walks', () => {
  const circle = [
    { id: 'a', parent: 'b' },
    { id: 'b', parent: 'a' },
  ];
  expect(upwards(new Map(circle.map((node) => [node.id, node])), 'a').map((node) => node.id)).toEqual([
    'a',
    'b',
  ]);
  expect([...downwards(circle, 'a')].sort()).toEqual(['a', 'b']);
  expect(
    flattenTree(circle)
      .map(({ node }) => node.id)
      .sort(),
  ).toEqual(['a', 'b']);
});

it('reads a tree with its depths; a row whose parent is not there stands at the top', () => {
  const shuffled = [nodes[2]!, nodes[4]!, nodes[1]!, nodes[0]!, nodes[3]!, { id: 'lost', parent: 'gone' }];
  expect(flattenTree(shuffled).map(({ node, depth }) => `${depth}${node.id}`)).toEqual([
    '0other',
    '0site',
    '1hall',
    '2aisle',
    '1yard',
    '0lost',
  ]);
});
