import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  type Actor,
  type Condition,
  type PlaceField,
  passesEmpty,
  permittedIn,
  type RowFilter,
  reachesListed,
  rightInside,
  rightOf,
} from '@plumbline/resources/language/permissions';

type Values = Readonly<Record<string, ReadonlySet<string>>>;

/** Fields of the row that the caller's read right depends on, except `id`. */
export function rightFields(entity: AnyEntity, actor: Actor): string[] {
  const right = rightInside(rightOf(entity, 'read', actor));
  return typeof right === 'object' ? fieldsOf(right).filter((field) => field !== 'id') : [];
}

const fieldsOf = (filter: RowFilter): string[] => [
  ...new Set(
    filter.flatMap((condition) => ('any' in condition ? condition.any.flatMap(fieldsOf) : [condition.field])),
  ),
];

/** Fields of locations that name rows of the entity, if the caller may read it by permitted locations. */
export function namingFields(entity: AnyEntity, actor: Actor): PlaceField[] {
  const right = rightInside(rightOf(entity, 'read', actor));
  return typeof right === 'object' && actor.locations !== 'all' ? namedIn(right) : [];
}

const namedIn = (filter: RowFilter): PlaceField[] =>
  filter.flatMap((condition) => {
    if ('namedAs' in condition) return [condition.namedAs];
    return 'any' in condition ? condition.any.flatMap(namedIn) : [];
  });

/** Fields with lists of ids, whose values are the JSON text of the list. */
export function listingFields(entity: AnyEntity, actor: Actor): string[] {
  const right = rightInside(rightOf(entity, 'read', actor));
  if (typeof right !== 'object') return [];
  return right.filter((one) => 'every' in one || 'some' in one).map(({ field }) => field);
}

/**
 * Whether the caller may have been permitted to read a row with these values, current or previous: only then a device
 * is told of its removal, so that ids of other people's rows are not disclosed. Undecidable conditions count as true.
 */
export function couldHaveRead(entity: AnyEntity, actor: Actor, values: Values): boolean {
  const right = rightInside(rightOf(entity, 'read', actor));
  if (typeof right !== 'object') return right !== undefined;
  return right.every((condition) => couldSatisfy(condition, actor, values));
}

function couldSatisfy(condition: Condition, actor: Actor, row: Values): boolean {
  if ('any' in condition)
    return condition.any.some((filter) => filter.every((inner) => couldSatisfy(inner, actor, row)));
  const values = row[condition.field] ?? new Set();
  if ('in' in condition) {
    const permitted = permittedIn(condition, actor);
    if (permitted === 'all') return true;
    return values.size === 0
      ? passesEmpty(condition)
      : [...values].some((value) => permitted.includes(value));
  }
  if ('every' in condition || 'some' in condition)
    return values.size === 0 || [...values].some((list) => reachesListed(condition, actor, JSON.parse(list)));
  if ('under' in condition) return [...values].some((value) => (actor.brokers ?? []).includes(value));
  if ('is' in condition) return [...values].some((value) => value === actor[condition.is]);
  return true;
}
