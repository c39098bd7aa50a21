import type { Actor } from '@plumbline/resources/language/permissions';
import { fail } from '../../base/errors/errors';

/** Owners and administrators buy and activate for their account; the provider's staff has no account to buy for. */
export const isBuyer = ({ role, instanceType }: Pick<Actor, 'role' | 'instanceType'>): boolean =>
  (role === 'Owner' || role === 'Administrator') && instanceType !== 'PROVIDER';

/** FORBIDDEN for other users, and for read-only tokens. */
export function requireBuyer(actor: Actor): void {
  const isReadOnly = actor.tokenScopes !== undefined && !actor.tokenScopes.includes('write');
  if (!isBuyer(actor) || isReadOnly) fail('FORBIDDEN', { resource: 'licenses', operation: 'create' });
}
