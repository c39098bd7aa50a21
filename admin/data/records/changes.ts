import { sameValue } from '../offline';

export type Values = Readonly<Record<string, unknown>>;

/** Columns of every row that are never sent. */
const own = new Set(['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt', 'deletedAt']);

/** The fields that differ from the previous values. */
export function changes(data: Values, previous: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !own.has(name) && (previous === undefined || !sameValue(value, previous[name])),
    ),
  );
}
