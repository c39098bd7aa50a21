import type { Actor } from '@plumbline/resources/language/permissions';
import { fail } from '../../base/errors/errors';

/** Owners and administrators buy for their account and activate what was bought; the provider's staff have none to buy for. */
export const isBuyer = ({ role, instanceType }: Pick<Actor, 'role' | 'instanceType'>): boolean =>
  (role === 'Owner' || role === 'Administrator') && instanceType !== 'PROVIDER';

/** FORBIDDEN for everybody else, and for tokens that only read. */
export function requireBuyer(actor: Actor): void {
  const isReadOnly = actor.tokenScopes !== undefined && !actor.tokenScopes.includes('write');
  if (!isBuyer(actor) || isReadOnly) fail('FORBIDDEN', { resource: 'licenses', operation: 'create' });
}
