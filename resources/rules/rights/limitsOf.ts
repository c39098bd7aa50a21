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
 * Conditions that limit a right to some rows: permitted locations or categories, rows that name the person (`mine`) or
 * the person's account, broker, licence or role, rows for the type of account, rows with a value; `ownRows`: shared
 * rows can only be read; `anywhere`: rows of every account, no limit. `any`: alternatives, each with all of its
 * limits.
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

/** The limits of the actor's right, one for each condition that excludes rows. */
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

/** Whether some rows of other accounts can be read but not written. */
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
