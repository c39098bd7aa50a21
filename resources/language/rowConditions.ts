import type { EntityName } from './names';
import type { Actor, Condition, Permitted, Right, RowFilter } from './permissions';

export type Row = Readonly<Record<string, unknown>>;
export type FindRow = (entity: EntityName, id: string) => Row | undefined;

/** What the actor lacks, so that no row can satisfy the right. */
export function missingFor(right: Right | undefined, actor: Actor): 'noBroker' | 'noLicense' | undefined {
  return Array.isArray(right) ? firstMissing(right, actor) : undefined;
}

function firstMissing(filter: RowFilter, actor: Actor): 'noBroker' | 'noLicense' | undefined {
  for (const condition of filter) {
    const missing = missingIn(condition, actor);
    if (missing) return missing;
  }
  return undefined;
}

function missingIn(condition: Condition, actor: Actor): 'noBroker' | 'noLicense' | undefined {
  if ('under' in condition) return (actor.brokers ?? []).length === 0 ? 'noBroker' : undefined;
  if ('is' in condition) {
    if (condition.is === 'broker' && !actor.broker) return 'noBroker';
    return condition.is === 'license' && !actor.license ? 'noLicense' : undefined;
  }
  if ('any' in condition) {
    const missing = condition.any.map((filter) => firstMissing(filter, actor));
    return missing.includes(undefined) ? undefined : missing[0];
  }
  return 'through' in condition ? firstMissing(condition.where, actor) : undefined;
}

/** Allowed values of a field under `in`, besides empty. */
export const permittedIn = (
  condition: Extract<Condition, { in: unknown }>,
  actor: Actor,
): 'all' | readonly string[] => {
  if (condition.in === 'instanceType') return [actor.instanceType];
  return condition.in === 'contact' ? (actor.contact ? [actor.contact] : []) : actor[condition.in];
};

/** Whether an empty field is unrestricted: a row without category is, one without location is not. */
export const passesEmpty = (condition: Extract<Condition, { in: unknown }>): boolean =>
  condition.in !== 'locations';

type PlaceCondition = Extract<Condition, { namedAs: unknown }>;

function isNamedByPlace({ namedAs }: PlaceCondition, actor: Actor, value: unknown, find: FindRow): boolean {
  if (actor.locations === 'all') return true;
  if (typeof value !== 'string') return false;
  const places = actor.locations.map((id) => find('locations', id));
  // Offline the location may be missing; the API decides later.
  if (places.length > 0 && places.every((place) => place === undefined)) return true;
  return places.some((place) => !place?.deletedAt && [place?.[namedAs]].flat().includes(value));
}

/** Whether the ids in the field allow the actor to see the row. */
export function reachesListed(condition: ListCondition, actor: Actor, value: unknown): boolean {
  const permitted = permittedAmong(condition, actor);
  if (permitted === 'all' || !Array.isArray(value) || value.length === 0) return true;
  const isPermitted = (id: unknown) => typeof id === 'string' && permitted.includes(id);
  return 'every' in condition ? value.every(isPermitted) : value.some(isPermitted);
}
export type ListCondition = Extract<Condition, { every: Permitted } | { some: Permitted }>;
export const permittedAmong = (condition: ListCondition, actor: Actor): 'all' | readonly string[] =>
  actor['every' in condition ? condition.every : condition.some];

/** Whether a row satisfies the whole filter, as far as the available rows tell; regardless of rights. */
export const meets = (filter: RowFilter, actor: Actor, row: Row, find: FindRow = () => undefined): boolean =>
  filter.every((condition) => satisfies(condition, actor, row, find));

/** Whether a row satisfies one condition of a filter. */
export function satisfies(condition: Condition, actor: Actor, row: Row, find: FindRow): boolean {
  const value = row[condition.field] ?? null;
  if ('in' in condition) {
    const permitted = permittedIn(condition, actor);
    if (permitted === 'all') return true;
    return value === null ? passesEmpty(condition) : typeof value === 'string' && permitted.includes(value);
  }
  if ('namedAs' in condition) return isNamedByPlace(condition, actor, value, find);
  if ('any' in condition)
    return condition.any.some((filter) => filter.every((inner) => satisfies(inner, actor, row, find)));
  if ('every' in condition || 'some' in condition) return reachesListed(condition, actor, value);
  if ('is' in condition) return value !== null && value === actor[condition.is];
  if ('under' in condition) return typeof value === 'string' && (actor.brokers ?? []).includes(value);
  if ('equals' in condition) return value === condition.equals;
  if (typeof value !== 'string') return false;
  // Offline the referenced row may be missing; the API decides later.
  const target = find(condition.through, value);
  return target === undefined || condition.where.every((inner) => satisfies(inner, actor, target, find));
}

export type Kept = 'permitted' | 'assigned';

/** Whether a filter restricts to permitted locations or categories, or to one's assignments. */
export function restrictionIn(filter: RowFilter, actor: Actor): Kept | undefined {
  for (const condition of filter) {
    const kept = keeps(condition, actor);
    if (kept) return kept;
  }
  return undefined;
}

function keeps(condition: Condition, actor: Actor): Kept | undefined {
  if ('through' in condition) return restrictionIn(condition.where, actor);
  if ('namedAs' in condition) return actor.locations === 'all' ? undefined : 'permitted';
  if ('any' in condition) {
    const kept = condition.any.map((filter) => restrictionIn(filter, actor));
    return kept.includes(undefined) ? undefined : kept[0];
  }
  if ('is' in condition) return condition.is === 'contact' ? 'assigned' : undefined;
  const isRestricted =
    'every' in condition || 'some' in condition
      ? permittedAmong(condition, actor) !== 'all'
      : 'in' in condition &&
        (condition.in === 'locations' || condition.in === 'categories') &&
        permittedIn(condition, actor) !== 'all';
  return isRestricted ? 'permitted' : undefined;
}
