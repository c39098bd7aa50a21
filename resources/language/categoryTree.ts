/** A category as far as it matters where it stands. */
export interface CategoryNode {
  id: string;
  parent: string | null;
  type?: string | null;
}

/** The category and all below it. */
export function categoriesBelow(categories: readonly CategoryNode[], top: string): string[] {
  const found = new Set([top]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { id, parent } of categories) if (parent !== null && found.has(parent)) found.add(id);
  }
  return [...found];
}

/** The category and all above it, itself first; a tree that bites its tail ends where it would begin again. */
export function categoriesAbove(categories: readonly CategoryNode[], start: string): string[] {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  const path: string[] = [];
  for (let id: string | null | undefined = start; id && !path.includes(id); id = parents.get(id))
    path.push(id);
  return path;
}
