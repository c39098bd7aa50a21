import type { EntityName } from './entities/names';
import type { Language } from './languages';

export type Role =
  | 'Owner'
  | 'Administrator'
  | 'Employee'
  | 'ServiceProvider'
  | 'SalesForce'
  | 'ProviderAdmin'
  | 'ProviderSupport';
export const roles: readonly Role[] = [
  'Owner',
  'Administrator',
  'Employee',
  'ServiceProvider',
  'SalesForce',
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
  /** Scopes of a personal API token; absent for a signed-in person, who may all that the role may. */
  tokenScopes?: readonly ('read' | 'write')[];
}

export const operations = ['read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/**
 * One condition on a row. The API turns it into SQL, the admin evaluates it in memory.
 * `in`: the field is among the actor's permitted ids; an empty field passes, for it restricts nothing.
 * `is`: the field is the actor's own user, contact or account. `through`: the referenced row satisfies `where`.
 */
export type Condition =
  | { field: string; in: 'locations' | 'categories' }
  | { field: string; is: 'user' | 'contact' | 'instance' }
  | { field: string; equals: string | boolean | null }
  | { field: string; through: EntityName; where: RowFilter };
export type RowFilter = readonly Condition[];
/** `true`: every row of the scope. A filter: the rows that satisfy all of it. `anywhere`: of every account (provider staff). */
export type Right = true | 'anywhere' | RowFilter;
export type Rights = Partial<Record<Operation, Right>>;
export type Permissions = Partial<Record<Role, Rights>>;

export const everything: Rights = { read: true, create: true, update: true, delete: true };
export const reading: Rights = { read: true };

interface Guarded {
  permissions: Permissions;
}

/** The right of the actor on the entity; undefined refuses. A read-only token keeps nothing but reading. */
export function rightOf(entity: Guarded, operation: Operation, actor: Actor): Right | undefined {
  if (actor.tokenScopes && !actor.tokenScopes.includes(operation === 'read' ? 'read' : 'write'))
    return undefined;
  return entity.permissions[actor.role]?.[operation];
}

export function mayEver(entity: Guarded, operation: Operation, actor: Actor): boolean {
  return rightOf(entity, operation, actor) !== undefined;
}

/** Whether the actor's role may set this field of a row it may write. */
export const maySet = (field: { setBy?: readonly Role[] }, actor: Actor): boolean =>
  field.setBy === undefined || field.setBy.includes(actor.role);

type Row = Readonly<Record<string, unknown>>;
export type FindRow = (entity: EntityName, id: string) => Row | undefined;

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
  if (typeof right !== 'object') return true;
  return right.every((condition) => satisfies(condition, actor, row, find));
}

function satisfies(condition: Condition, actor: Actor, row: Row, find: FindRow): boolean {
  const value = row[condition.field] ?? null;
  if ('in' in condition) {
    const permitted = actor[condition.in];
    return permitted === 'all' || value === null || (typeof value === 'string' && permitted.includes(value));
  }
  if ('is' in condition) return value !== null && value === actor[condition.is];
  if ('equals' in condition) return value === condition.equals;
  // Offline the referenced row may not be at hand; the API decides then.
  const target = typeof value === 'string' ? find(condition.through, value) : undefined;
  return target === undefined || condition.where.every((inner) => satisfies(inner, actor, target, find));
}
