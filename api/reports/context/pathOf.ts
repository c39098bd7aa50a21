import { categoriesAbove } from '@plumbline/resources/categoryTree';

interface Place {
  id: string;
  parent: string | null;
  name: string;
}

/** A location with those above it, the largest first: `Wrocław › Hall 2 › Aisle C`. */
export const pathOf = (locations: ReadonlyMap<string, Place>, id: string | null): string =>
  (id ? categoriesAbove([...locations.values()], id) : [])
    .flatMap((one) => locations.get(one)?.name ?? [])
    .reverse()
    .join(' › ');
