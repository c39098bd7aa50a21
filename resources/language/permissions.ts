import { CATALOGUE_ID } from './ids';
import type { Language } from './languages';
import type { EntityName } from './names';
import {
  type FindRow,
  type Kept,
  meets,
  missingFor,
  type Row,
  restrictionIn,
  satisfies,
} from './rowConditions';

export { maySet } from './fieldRights';
export {
  type FindRow,
  type Kept,
  type ListCondition,
  meets,
  passesEmpty,
  permittedAmong,
  permittedIn,
  reachesListed,
} from './rowConditions';

export type Role =
  | 'Owner'
  | 'Administrator'
  | 'Employee'
  | 'ServiceProvider'
  | 'SalesForce'
  | 'LocationContact'
  | 'OtherContact'
  | 'ProviderAdmin'
  | 'ProviderSupport';
export const roles: readonly Role[] = [
  'Owner',
  'Administrator',
  'Employee',
  'ServiceProvider',
  'SalesForce',
  'LocationContact',
  'OtherContact',
  'ProviderAdmin',
  'ProviderSupport',
];
export type AccountType = 'COMPANY' | 'AUDITOR' | 'BROKER' | 'PROVIDER';

/** The caller of a service; `contact` is null for provider staff. */
export interface Actor {
  user: string;
  contact: string | null;
  instance: string;
  instanceType: AccountType;
  role: Role;
  locations: 'all' | readonly string[];
  categories: 'all' | readonly string[];
  language: Language;
  email: string;
  /** The person's licence in this account. */
  license?: string | null;
  /** The account's broker; in a broker's account, that broker. */
  broker?: string | null;
  /** In a broker's account: the broker and all brokers below it. Absent or empty for others. */
  brokers?: readonly string[];
  /** Scopes of a personal API token; absent for an interactive session. */
  tokenScopes?: readonly ('read' | 'write')[];
  /** Support is mirroring the account: read-only, unless the owner allows writing. */
  mirroring?: Mirrored | undefined;
  /** The account is terminated: read and export only, until it is erased. */
  termination?: Termination | undefined;
}

export interface Termination {
  /** The day (`YYYY-MM-DD`) on which the account is erased. */
  erasedOn: string;
}

/**
 * Writes after termination; absent: none. `written`: the product continues to record usage. `sellers`: the seller
 * continues, the account does not.
 */
export type WhenTerminated = 'written' | 'sellers';

export interface Mirrored {
  /** Of the record visible to the account's owner. */
  id: string;
  /** ISO 8601; automatic end. */
  until: string;
  mayWrite: boolean;
}

export const operations = ['read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** What access can be restricted to. */
export type Permitted = 'locations' | 'categories';

/**
 * A condition on a row, compiled to SQL by the API and evaluated in memory by the admin. `in`: the field is among the
 * actor's permitted ids, or is the account type or contact. Empty fields pass, as they restrict nothing; but a row
 * without a location is not at a permitted one. `every`, `some`: the same for lists of ids: all, or at least one;
 * empty lists pass. `is`: the field is the actor's user, contact, account, broker, licence or role. `under`: the
 * actor's broker or one below it. `through`: the referenced row satisfies `where`. `namedAs`: a permitted location has
 * the value in this field, e.g. as its customer. `any`: at least one filter is satisfied.
 */
export type Condition =
  | { field: string; in: 'locations' | 'categories' | 'instanceType' | 'contact' }
  | { field: string; every: Permitted }
  | { field: string; some: Permitted }
  | { field: string; is: 'user' | 'contact' | 'instance' | 'broker' | 'license' | 'role' }
  | { field: string; under: 'broker' }
  | { field: string; equals: string | boolean | null }
  | { field: string; through: EntityName; where: RowFilter }
  | { field: string; namedAs: PlaceField }
  | { field: string; any: readonly RowFilter[] };
/** Fields by which a location references other entities; `contacts` is a list. */
export type PlaceField = 'owner' | 'contacts';
export type RowFilter = readonly Condition[];
/** Rows of the scope that satisfy `own` (absent: none), and rows of any account that satisfy `beyond`. */
export interface Reach {
  own?: true | RowFilter;
  beyond: RowFilter;
}
/** `true`: all rows of the scope. A filter: rows that satisfy it. `anywhere`: of every account (provider staff). */
export type Right = true | 'anywhere' | RowFilter | Reach;
export type Rights = Partial<Record<Operation, Right>>;
export type Permissions = Partial<Record<Role, Rights>>;
/** Rights of an entity; naming every role lets the compiler report a forgotten one. */
export type EntityRights = Record<Role, Rights>;

export const everything: Rights = { read: true, create: true, update: true, delete: true };
export const reading: Rights = { read: true };

interface Guarded {
  permissions: Permissions;
  scope?: string;
  whenTerminated?: WhenTerminated;
}

/**
 * Why an operation is refused: read-only token, read-only support, terminated account, missing right, or a right that
 * depends on a broker or licence the person lacks.
 */
export const rightRefusals = [
  'tokenReads',
  'mirroringReads',
  'terminated',
  'role',
  'noBroker',
  'noLicense',
] as const;
export type RightRefusal = (typeof rightRefusals)[number];
export type Decision = { right: Right; refusal?: undefined } | { right?: undefined; refusal: RightRefusal };

/**
 * The actor's right on the entity, or why there is none. A read-only token can only read. Rights that only brokers can
 * satisfy are dropped for others.
 */
export function decideRight(entity: Guarded, operation: Operation, actor: Actor): Decision {
  const isReading = operation === 'read';
  if (actor.tokenScopes && !actor.tokenScopes.includes(isReading ? 'read' : 'write'))
    return { refusal: 'tokenReads' };
  if (actor.mirroring && !actor.mirroring.mayWrite && !isReading) return { refusal: 'mirroringReads' };
  const right = entity.permissions[actor.role]?.[operation];
  if (right === undefined) return { refusal: 'role' };
  if (!isReading && isReadOnlyFor(entity, actor)) return { refusal: 'terminated' };
  return withinReach(right, actor);
}

/** The actor's right on the entity; undefined: none. */
export const rightOf = (entity: Guarded, operation: Operation, actor: Actor): Right | undefined =>
  decideRight(entity, operation, actor).right;

export type Refusal = RightRefusal | 'commandsOnly';

/** Why the generic services refuse the operation on any row; undefined: allowed. */
export function refusalOf(
  entity: Guarded & { commandsOnly?: boolean },
  operation: Operation,
  actor: Actor,
): Refusal | undefined {
  if (operation !== 'read' && entity.commandsOnly) return 'commandsOnly';
  return decideRight(entity, operation, actor).refusal;
}

/** The part of a right that the actor can ever satisfy. */
function withinReach(right: Right, actor: Actor): Decision {
  if (!isReach(right)) {
    const missing = missingFor(right, actor);
    return missing ? { refusal: missing } : { right };
  }
  const own = missingFor(right.own, actor) ? undefined : right.own;
  const missing = missingFor(right.beyond, actor);
  if (!missing)
    return { right: own === undefined ? { beyond: right.beyond } : { own, beyond: right.beyond } };
  return own === undefined ? { refusal: missing } : { right: own };
}

/** Whether such rows are read-only because the actor's account is terminated. */
export const isReadOnlyFor = (
  { scope, whenTerminated }: { scope?: string; whenTerminated?: WhenTerminated },
  { termination }: Actor,
): boolean => termination !== undefined && scope !== 'person' && whenTerminated !== 'written';

export const isReach = (right: Right | undefined): right is Reach =>
  typeof right === 'object' && 'beyond' in right;

/** The part of a right on rows of the scope, without those of other accounts. */
export function rightInside(right: Right | undefined): Exclude<Right, Reach> | undefined {
  return isReach(right) ? right.own : right;
}

export function mayEver(entity: Guarded, operation: Operation, actor: Actor): boolean {
  return rightOf(entity, operation, actor) !== undefined;
}

/** Whether the actor may read the row of this id, as far as conditions on ids tell, e.g. only one's own licence. */
export function mayReadId(entity: Guarded, actor: Actor, id: string): boolean {
  const right = rightOf(entity, 'read', actor);
  if (right === undefined || isReach(right) || typeof right !== 'object') return right !== undefined;
  return right
    .filter(({ field, ...condition }) => field === 'id' && ('in' in condition || 'is' in condition))
    .every((condition) => satisfies(condition, actor, { id }, () => undefined));
}

/**
 * What hides rows of the account from the actor: they are outside the `permitted` locations or categories, or
 * `assigned` to others. Undefined: nothing.
 */
export function keptTo(entity: Guarded, actor: Actor): Kept | undefined {
  const right = rightInside(rightOf(entity, 'read', actor));
  return Array.isArray(right) ? restrictionIn(right, actor) : undefined;
}
/** Whether the row filters allow the operation; the API also checks the account. */
export function may(
  entity: Guarded,
  operation: Operation,
  actor: Actor,
  row: Row,
  find: FindRow = () => undefined,
): boolean {
  const right = rightOf(entity, operation, actor);
  if (right === undefined) return false;
  const isMet = (part: Exclude<Right, Reach>): boolean =>
    typeof part !== 'object' || meets(part, actor, row, find);
  if (!isReach(right)) return isMet(right);
  return (
    (right.own !== undefined && isHome(operation, actor, row) && isMet(right.own)) || isMet(right.beyond)
  );
}

// An unsaved row has no account yet; it will be in the actor's.
const isHome = (operation: Operation, actor: Actor, row: Row): boolean =>
  row.instance === undefined ||
  row.instance === actor.instance ||
  (operation === 'read' && row.instance === CATALOGUE_ID);

/** The fields that put a row out of the actor's reach; conditions on rows that are not available count as satisfied. */
export function fieldsOutside(entity: Guarded, operation: Operation, actor: Actor, row: Row): string[] {
  const right = rightOf(entity, operation, actor);
  const filter: RowFilter = isReach(right) ? right.beyond : typeof right === 'object' ? right : [];
  const fields = (isUnmet: (condition: Condition) => boolean) =>
    filter.filter(isUnmet).map(({ field }) => field);
  const outside = fields((condition) => !satisfies(condition, actor, row, () => undefined));
  return outside.length > 0 ? outside : fields((condition) => 'through' in condition);
}

/** Whether the right includes this row in any account. */
export function mayBeyond(entity: Guarded, operation: Operation, actor: Actor, row: Row): boolean {
  const right = rightOf(entity, operation, actor);
  if (right === 'anywhere') return true;
  return (
    isReach(right) && right.beyond.every((condition) => satisfies(condition, actor, row, () => undefined))
  );
}

/**
 * Accounts whose rows a scope includes: shared rows belong to the provider and are readable by all; writes always go
 * to the actor's own account.
 */
export function reachedAccounts(scope: string | undefined, operation: Operation, actor: Actor): string[] {
  if (scope === 'person') return [CATALOGUE_ID];
  if (scope === 'catalogue' && operation === 'read' && actor.instance !== CATALOGUE_ID)
    return [actor.instance, CATALOGUE_ID];
  return [actor.instance];
}
