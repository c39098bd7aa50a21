import { upwards } from '../places';

interface Place {
  id: string;
  parent: string | null;
  name: string;
}

/** A location's path from the root: `Wrocław › Hall 2 › Aisle C`. */
export const pathOf = (locations: ReadonlyMap<string, Place>, id: string | null): string =>
  upwards(locations, id)
    .map(({ name }) => name)
    .reverse()
    .join(' › ');
