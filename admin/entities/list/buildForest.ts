export interface TreeRow {
  id: string;
  [field: string]: unknown;
}
export interface TreeNode<R extends TreeRow> {
  row: R;
  children: TreeNode<R>[];
  depth: number;
}

/**
 * Builds trees of rows in the given order. A row whose parent is not among them becomes a root; a cycle, possible only
 * in corrupt data, is cut at its first row so that no row disappears.
 */
export function buildForest<R extends TreeRow>(rows: readonly R[], parent: string): TreeNode<R>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const childrenOf = new Map<string, R[]>();
  const roots: R[] = [];
  for (const row of rows) {
    const above = typeof row[parent] === 'string' ? byId.get(row[parent]) : undefined;
    if (!above || above === row) roots.push(row);
    else childrenOf.set(above.id, [...(childrenOf.get(above.id) ?? []), row]);
  }
  const placed = new Set<string>();
  const grow = (row: R, depth: number): TreeNode<R> => {
    placed.add(row.id);
    return {
      row,
      depth,
      children: (childrenOf.get(row.id) ?? [])
        .filter((child) => !placed.has(child.id))
        .map((child) => grow(child, depth + 1)),
    };
  };
  const forest = roots.map((row) => grow(row, 0));
  for (const row of rows) if (!placed.has(row.id)) forest.push(grow(row, 0));
  return forest;
}

export const countNodes = <R extends TreeRow>(nodes: readonly TreeNode<R>[]): number =>
  nodes.reduce((sum, node) => sum + 1 + countNodes(node.children), 0);
