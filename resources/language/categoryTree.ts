/** A category's position in the tree. */
export interface CategoryNode {
  id: string;
  parent: string | null;
  type?: string | null;
}

/** The category and its descendants. */
export function categoriesBelow(categories: readonly CategoryNode[], top: string): string[] {
  const found = new Set([top]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { id, parent } of categories) if (parent !== null && found.has(parent)) found.add(id);
  }
  return [...found];
}

/** The category and its ancestors, itself first; stops at a cycle. */
export function categoriesAbove(categories: readonly CategoryNode[], start: string): string[] {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  const path: string[] = [];
  for (let id: string | null | undefined = start; id && !path.includes(id); id = parents.get(id))
    path.push(id);
  return path;
}
