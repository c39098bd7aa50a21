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

/** Who asks. Every service call carries one; `contact` is null for provider staff. */
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
  /** The licence that carries the person in this account. */
  license?: string | null;
  /** The broker who looks after the account; in a broker's own account that broker itself. */
  broker?: string | null;
  /** In a broker's account: that broker and all below it. Absent or empty for everybody else. */
  brokers?: readonly string[];
  /** Scopes of a personal API token; absent for a signed-in person, who may all that the role may. */
  tokenScopes?: readonly ('read' | 'write')[];
  /** Provider support that looks into the account; it reads, and writes only while the account's owner allows it. */
  mirroring?: Mirrored | undefined;
  /** The account was terminated: it is read and exported until it is erased. */
  termination?: Termination | undefined;
}

export interface Termination {
  /** The day (`YYYY-MM-DD`) on which the account is erased. */
  erasedOn: string;
}

/**
 * What becomes of an entity's rows once their account is terminated; absent: they are only read. `written`: the product goes on
 * noting in them how it is used. `sellers`: their seller goes on with them, the account itself does not.
 */
export type WhenTerminated = 'written' | 'sellers';

export interface Mirrored {
  /** Of the record that the account's owner sees. */
  id: string;
  /** ISO 8601; then it ends by itself. */
  until: string;
  mayWrite: boolean;
}

export const operations = ['read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** What a person may be kept to. */
export type Permitted = 'locations' | 'categories';

/**
 * One condition on a row. The API turns it into SQL, the admin evaluates it in memory.
 * `in`: the field is among the actor's permitted ids, the kind of the actor's account or the actor's contact. An empty field
 * passes, for it restricts nothing; but a row without a place is no row of a permitted place.
 * `every`, `some`: the same of a field that lists ids: all of them are permitted, or one of them is; an empty list passes.
 * `is`: the field is the actor's own user, contact, account, broker, licence or role. `under`: the field is the broker the actor works
 * for or one below it. `through`: the referenced row satisfies `where`. `namedAs`: a permitted place names the field's value
 * in this field of its own, e.g. as its customer. `any`: one of the filters is satisfied.
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
/** Fields by which a place names rows of other entities; `contacts` lists several. */
export type PlaceField = 'owner' | 'contacts';
export type RowFilter = readonly Condition[];
/** Rows of the scope that satisfy `own` (without it: none), and rows of any account that satisfy `beyond`. */
export interface Reach {
  own?: true | RowFilter;
  beyond: RowFilter;
}
/** `true`: every row of the scope. A filter: the rows that satisfy all of it. `anywhere`: of every account (provider staff). */
export type Right = true | 'anywhere' | RowFilter | Reach;
export type Rights = Partial<Record<Operation, Right>>;
export type Permissions = Partial<Record<Role, Rights>>;
/** Rights of an entity: each role is named, so that the compiler tells which was forgotten. */
export type EntityRights = Record<Role, Rights>;

export const everything: Rights = { read: true, create: true, update: true, delete: true };
export const reading: Rights = { read: true };

interface Guarded {
  permissions: Permissions;
  scope?: string;
  whenTerminated?: WhenTerminated;
}

/**
 * Why somebody has no right to an operation: the token only reads, support only looks, the account was terminated, the role
 * has no such right, or it depends on a broker or a licence that the person does not have.
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
 * The right of the actor on the entity, or why there is none. A read-only token keeps nothing but reading. What only
 * brokers can satisfy is no right of anybody else's.
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

/** The right of the actor on the entity; undefined refuses. */
export const rightOf = (entity: Guarded, operation: Operation, actor: Actor): Right | undefined =>
  decideRight(entity, operation, actor).right;

export type Refusal = RightRefusal | 'commandsOnly';

/** Why the generic services refuse the operation to the actor, whatever the row; undefined: they do not. */
export function refusalOf(
  entity: Guarded & { commandsOnly?: boolean },
  operation: Operation,
  actor: Actor,
): Refusal | undefined {
  if (operation !== 'read' && entity.commandsOnly) return 'commandsOnly';
  return decideRight(entity, operation, actor).refusal;
}

/** What of a right the actor can ever satisfy. */
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

/** Whether the actor's account was terminated, so that nobody writes such rows for it any more. */
export const isReadOnlyFor = (
  { scope, whenTerminated }: { scope?: string; whenTerminated?: WhenTerminated },
  { termination }: Actor,
): boolean => termination !== undefined && scope !== 'person' && whenTerminated !== 'written';

export const isReach = (right: Right | undefined): right is Reach =>
  typeof right === 'object' && 'beyond' in right;

/** The part of a right that concerns the rows of the scope; what lies beyond the account is left out. */
export function rightInside(right: Right | undefined): Exclude<Right, Reach> | undefined {
  return isReach(right) ? right.own : right;
}

export function mayEver(entity: Guarded, operation: Operation, actor: Actor): boolean {
  return rightOf(entity, operation, actor) !== undefined;
}

/** Whether the actor may read the row of this id, as far as the right speaks of ids alone: only the own licence, say. */
export function mayReadId(entity: Guarded, actor: Actor, id: string): boolean {
  const right = rightOf(entity, 'read', actor);
  if (right === undefined || isReach(right) || typeof right !== 'object') return right !== undefined;
  return right
    .filter(({ field, ...condition }) => field === 'id' && ('in' in condition || 'is' in condition))
    .every((condition) => satisfies(condition, actor, { id }, () => undefined));
}

/**
 * What keeps the actor from rows of the entity that the account may have: they are of other places or categories than those
 * `permitted`, or `assigned` to somebody else. Undefined: nothing does.
 */
export function keptTo(entity: Guarded, actor: Actor): Kept | undefined {
  const right = rightInside(rightOf(entity, 'read', actor));
  return Array.isArray(right) ? restrictionIn(right, actor) : undefined;
}
/** Whether the actor may do this to this row, as far as the row filters tell; the API also checks the account. */
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

// A row that is not saved yet has no account; it will be one of the actor's own.
const isHome = (operation: Operation, actor: Actor, row: Row): boolean =>
  row.instance === undefined ||
  row.instance === actor.instance ||
  (operation === 'read' && row.instance === CATALOGUE_ID);

/**
 * The fields of a row that keep it out of the actor's reach for the operation, where the right is a matter of the row;
 * conditions on rows that are not at hand count as kept.
 */
export function fieldsOutside(entity: Guarded, operation: Operation, actor: Actor, row: Row): string[] {
  const right = rightOf(entity, operation, actor);
  const filter: RowFilter = isReach(right) ? right.beyond : typeof right === 'object' ? right : [];
  const fields = (isUnmet: (condition: Condition) => boolean) =>
    filter.filter(isUnmet).map(({ field }) => field);
  const outside = fields((condition) => !satisfies(condition, actor, row, () => undefined));
  return outside.length > 0 ? outside : fields((condition) => 'through' in condition);
}

/** Whether the actor's right reaches this row wherever it lies, in the own account or not. */
export function mayBeyond(entity: Guarded, operation: Operation, actor: Actor, row: Row): boolean {
  const right = rightOf(entity, operation, actor);
  if (right === 'anywhere') return true;
  return (
    isReach(right) && right.beyond.every((condition) => satisfies(condition, actor, row, () => undefined))
  );
}

/**
 * Accounts whose rows a scope reaches, as far as the right says nothing of others: what is shared lies with the provider and is
 * read by all; what is written always belongs to the actor's own.
 */
export function reachedAccounts(scope: string | undefined, operation: Operation, actor: Actor): string[] {
  if (scope === 'person') return [CATALOGUE_ID];
  if (scope === 'catalogue' && operation === 'read' && actor.instance !== CATALOGUE_ID)
    return [actor.instance, CATALOGUE_ID];
  return [actor.instance];
}
