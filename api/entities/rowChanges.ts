import { isDeepStrictEqual } from 'node:util';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Row } from './rowMapper';

/** Names of the changed fields. */
export function differences(entity: AnyEntity, before: Row, after: Row): string[] {
  return Object.keys(entity.fields).filter((name) => differs(before[name], after[name]));
}

export const differs = (one: unknown, other: unknown): boolean =>
  one !== other && !isDeepStrictEqual(normal(one), normal(other));

// Empty text, undefined and null are equal.
const normal = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Names of the filled fields. */
export const filledFields = (entity: AnyEntity, row: Row): string[] =>
  Object.keys(entity.fields).filter((name) => normal(row[name]) !== null);

export function pick(row: Row, names: readonly string[]): Row {
  const picked: Row = {};
  for (const name of names) picked[name] = row[name] ?? null;
  return picked;
}
