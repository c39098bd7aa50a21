import { expect, it } from 'vitest';
import { buildForest, countNodes, type TreeNode, type TreeRow } from './buildForest';

const draw = (nodes: TreeNode<TreeRow>[]): string =>
  nodes.map(({ row, children }) => (children.length ? `${row.id}(${draw(children)})` : row.id)).join(' ');

it('hangs rows below their parents in the order they came', () => {
  const rows = [
    { id: 'hall', parent: 'site' },
    { id: 'site', parent: null },
    { id: 'aisle', parent: 'hall' },
    { id: 'yard', parent: 'site' },
  ];
  const forest = buildForest(rows, 'parent');
  expect(draw(forest)).toBe('site(hall(aisle) yard)');
  expect(forest[0]?.children[0]?.children[0]?.depth).toBe(2);
});

it('keeps a row at the top whose parent was filtered away', () => {
  expect(draw(buildForest([{ id: 'aisle', parent: 'gone' }], 'parent'))).toBe('aisle');
});

it('loses no row to a circle of parents', () => {
  const rows = [
    { id: 'a', parent: 'b' },
    { id: 'b', parent: 'a' },
    { id: 'c', parent: 'c' },
  ];
  const forest = buildForest(rows, 'parent');
  expect(countNodes(forest)).toBe(3);
});
