import { sameValue } from '../offline';

export type Values = Readonly<Record<string, unknown>>;

/** What every row has and nobody sends. */
const own = new Set(['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt', 'deletedAt']);

/** The fields that differ from what was there before. */
export function changes(data: Values, previous: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !own.has(name) && (previous === undefined || !sameValue(value, previous[name])),
    ),
  );
}
