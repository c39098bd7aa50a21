export interface LocationLike {
  id: string;
  name: string;
  parent: string | null;
}
export interface LocationNode {
  id: string;
  name: string;
  depth: number /** Names from the top down to its parent. */;
  path: string[] /** Itself and all below it. */;
  branch: string[];
}

/** The locations in tree order; one whose parent is missing (no right, a cycle) is at the top level. */
export function locationTree(
  locations: readonly LocationLike[],
  compare: (one: string, other: string) => number,
): LocationNode[] {
  const known = new Map(locations.map((location) => [location.id, location]));
  const below = new Map<string | null, LocationLike[]>();
  for (const location of locations) {
    const parent = location.parent !== null && known.has(location.parent) ? location.parent : null;
    below.set(parent, [...(below.get(parent) ?? []), location]);
  }
  const nodes: LocationNode[] = [];
  const seen = new Set<string>();
  function visit(location: LocationLike, path: string[]): string[] {
    if (seen.has(location.id)) return [];
    seen.add(location.id);
    const node: LocationNode = {
      id: location.id,
      name: location.name,
      depth: path.length,
      path,
      branch: [location.id],
    };
    nodes.push(node);
    for (const child of sorted(below.get(location.id) ?? []))
      node.branch.push(...visit(child, [...path, location.name]));
    return node.branch;
  }
  const sorted = (some: LocationLike[]) => [...some].sort((one, other) => compare(one.name, other.name));
  for (const location of sorted(below.get(null) ?? [])) visit(location, []);
  for (const location of sorted(locations.filter(({ id }) => !seen.has(id)))) visit(location, []);
  return nodes;
}
