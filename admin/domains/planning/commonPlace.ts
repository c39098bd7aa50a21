import { upwards } from '@plumbline/resources/rules/places/locationTree';

interface Place {
  id: string;
  parent: string | null;
}

/** The nearest place that contains all of these; without one, the first. */
export function commonPlace(places: readonly Place[], wanted: readonly string[]): string | null {
  const tree = new Map(places.map((place) => [place.id, place]));
  const [first, ...others] = [...new Set(wanted)];
  if (first === undefined) return null;
  const around = others.map((one) => new Set(upwards(tree, one).map(({ id }) => id)));
  const common = upwards(tree, first).find(({ id }) => around.every((ids) => ids.has(id)));
  return common?.id ?? first;
}
