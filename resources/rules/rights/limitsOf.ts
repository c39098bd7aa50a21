import type { AnyEntity } from '../../language/defineEntity';
import {
  type Actor,
  type Condition,
  isReach,
  type Operation,
  permittedAmong,
  permittedIn,
  type Right,
  type RowFilter,
  reachedAccounts,
} from '../../language/permissions';

/**
 * What keeps somebody to some of the rows: permitted places (`locations`) or categories, rows that name the person (`mine`) or
 * something of the person's own, rows of the kind of account, rows with a value; `ownRows`: what all accounts share is only
 * read; `anywhere`: the other way round, rows of every account. `any`: one of several holds, each by all of its limits.
 */
export type Limit =
  | { kind: 'locations' | 'categories'; count: number }
  | { kind: 'mine' | 'value'; resource: string; field: string; value?: string | boolean | null }
  | { kind: OwnKind }
  | { kind: 'any'; of: Limit[][] };
export const ownKinds = [
  'ownAccount',
  'ownBroker',
  'underBroker',
  'ownLicense',
  'ownRole',
  'accountType',
  'ownRows',
  'anywhere',
] as const;
export type OwnKind = (typeof ownKinds)[number];

/** The limits of a right that the actor has, in words for each condition that keeps him or her from a row. */
export function limitsOf(entity: AnyEntity, operation: Operation, actor: Actor, right: Right): Limit[] {
  if (right === 'anywhere') return entity.scope === 'instance' ? [{ kind: 'anywhere' }] : [];
  const inside = (part: true | RowFilter): Limit[] => [
    ...(isSharedLeft(entity, operation, actor) ? [{ kind: 'ownRows' } as const] : []),
    ...(part === true ? [] : limitsIn(entity.name, part, actor)),
  ];
  if (!isReach(right)) return inside(right);
  const beyond = limitsIn(entity.name, right.beyond, actor);
  if (right.own === undefined) return beyond;
  return [{ kind: 'any', of: [[{ kind: 'ownAccount' }, ...inside(right.own)], beyond] }];
}

/** Whether there are rows of others that are read and not written. */
const isSharedLeft = (entity: AnyEntity, operation: Operation, actor: Actor): boolean =>
  reachedAccounts(entity.scope, 'read', actor).length >
  reachedAccounts(entity.scope, operation, actor).length;

const limitsIn = (resource: string, filter: RowFilter, actor: Actor): Limit[] =>
  filter.flatMap((condition) => limitIn(resource, condition, actor));

const owned: Record<Extract<Condition, { is: unknown }>['is'], OwnKind | 'mine'> = {
  user: 'mine',
  contact: 'mine',
  instance: 'ownAccount',
  broker: 'ownBroker',
  license: 'ownLicense',
  role: 'ownRole',
};

function limitIn(resource: string, condition: Condition, actor: Actor): Limit[] {
  const { field } = condition;
  if ('through' in condition) return limitsIn(condition.through, condition.where, actor);
  if ('any' in condition) {
    const of = condition.any.map((filter) => limitsIn(resource, filter, actor));
    return of.some((limits) => limits.length === 0) ? [] : [{ kind: 'any', of }];
  }
  if ('namedAs' in condition) return permittedLimit('locations', actor.locations);
  if ('every' in condition || 'some' in condition)
    return permittedLimit(
      'every' in condition ? condition.every : condition.some,
      permittedAmong(condition, actor),
    );
  if ('in' in condition) {
    if (condition.in === 'instanceType') return [{ kind: 'accountType' }];
    if (condition.in === 'contact') return [{ kind: 'mine', resource, field }];
    return permittedLimit(condition.in, permittedIn(condition, actor));
  }
  if ('under' in condition) return [{ kind: 'underBroker' }];
  if ('equals' in condition) return [{ kind: 'value', resource, field, value: condition.equals }];
  const kind = owned[condition.is];
  return [kind === 'mine' ? { kind, resource, field } : { kind }];
}

const permittedLimit = (kind: 'locations' | 'categories', permitted: 'all' | readonly string[]): Limit[] =>
  permitted === 'all' ? [] : [{ kind, count: permitted.length }];
