interface Node {
  id: string;
  parent: string | null;
}

/** The location and its ancestors, nearest first; stops at a cycle. */
export function upwards<N extends Node>(nodes: ReadonlyMap<string, N>, id: string | null): N[] {
  const path: N[] = [];
  let current = id;
  while (current !== null) {
    const node = nodes.get(current);
    if (!node || path.includes(node)) break;
    path.push(node);
    current = node.parent;
  }
  return path;
}

/** The ids of a location and its descendants. */
export function downwards(nodes: Iterable<Node>, root: string): Set<string> {
  const children = new Map<string, string[]>();
  for (const { id, parent } of nodes) if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
  const found = new Set([root]);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return found;
}

/** Rows of a tree in depth-first order with their depth; siblings keep their order. */
export function flattenTree<N extends Node>(nodes: readonly N[]): { node: N; depth: number }[] {
  const ids = new Set(nodes.map((node) => node.id));
  const placed = new Set<string>();
  const result: { node: N; depth: number }[] = [];
  const place = (node: N, depth: number): void => {
    if (placed.has(node.id)) return;
    placed.add(node.id);
    result.push({ node, depth });
    for (const child of nodes) if (child.parent === node.id) place(child, depth + 1);
  };
  for (const node of nodes) if (node.parent === null || !ids.has(node.parent)) place(node, 0);
  for (const node of nodes) place(node, 0);
  return result;
}
