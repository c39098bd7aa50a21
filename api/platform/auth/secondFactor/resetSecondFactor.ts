import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { findRecord } from '../../../entities/getRecord';
import type { Row } from '../../../entities/rowMapper';
import { updateRecord } from '../../../entities/updateRecord';
import { isOwner } from '../isOwner';
import { signInState } from '../signInState';
import { removeSecondFactor } from './removeSecondFactor';
import { secondFactorSince } from './secondFactor';

const { contacts, users } = definitions;

/** Whether a member has a second factor, and whether the caller may reset it; the secret is not returned. */
export async function memberSecondFactor(
  call: Call,
  id: string,
): Promise<{ since: string | null; canReset: boolean }> {
  const contact = await readMember(call, id);
  const since = contact.user ? await secondFactorSince(call.db, String(contact.user)) : null;
  const obstacle = since ? await obstacleTo(call, contact) : null;
  return { since: since?.toISOString() ?? null, canReset: since !== null && obstacle === null };
}

/**
 * Removes the second factor of another member, who has lost phone and recovery codes; recorded in the history of the
 * contact, and the person gets a mail. Errors: FORBIDDEN, OWNER_CHANGES_OWNERS, CANNOT_CHANGE_OWN_RIGHTS (one's own
 * needs the password), SECOND_FACTOR_ELSEWHERE if the user belongs to other accounts as well, NOT_FOUND if there is
 * none.
 */
export async function resetMemberSecondFactor(api: Api, call: Call, id: string): Promise<Row> {
  const { sealer } = await signInState(api);
  return inTransaction(call, async (inner) => {
    const contact = await readMember(inner, id);
    const obstacle = await obstacleTo(inner, contact);
    if (obstacle) return fail(obstacle);
    const removal = {
      user: String(contact.user),
      news: 'reset',
      sealer,
      config: api.config,
      now: inner.now,
    } as const;
    if (!(await removeSecondFactor(inner.db, removal)))
      return fail('NOT_FOUND', { resource: 'contacts', id });
    const system = asSystem(inner, String(contact.instance));
    return updateRecord({ ...system, db: inner.db }, contacts, id, {
      secondFactorResetAt: inner.now.toISOString(),
    });
  });
}

/** The same for any user, by the provider's administrators: for owners, and for members of several accounts. */
export async function resetUserSecondFactor(api: Api, call: Call, id: string): Promise<Row> {
  const { sealer } = await signInState(api);
  if (call.actor.tokenScopes) return fail('SESSION_NEEDED');
  if (call.actor.role !== 'ProviderAdmin')
    return fail('FORBIDDEN', { resource: 'users', operation: 'update' });
  if (id === call.actor.user) return fail('CANNOT_CHANGE_OWN_RIGHTS');
  return inTransaction(call, async (inner) => {
    const removal = { user: id, news: 'reset', sealer, config: api.config, now: inner.now } as const;
    if (!(await removeSecondFactor(inner.db, removal))) return fail('NOT_FOUND', { resource: 'users', id });
    const system = asSystem(inner, CATALOGUE_ID);
    return updateRecord({ ...system, db: inner.db }, users, id, {
      secondFactorResetAt: inner.now.toISOString(),
    });
  });
}

/** The contact, for callers who may edit people of its account. */
async function readMember(call: Call, id: string): Promise<Row> {
  const { actor } = call;
  // Not for support that mirrors an account, and not for an API token.
  if (actor.mirroring) return fail('FORBIDDEN', { resource: 'contacts', operation: 'update' });
  if (actor.tokenScopes) return fail('SESSION_NEEDED');
  return (
    (await findRecord(call, contacts, id, { operation: 'update' })) ??
    fail('NOT_FOUND', { resource: 'contacts', id })
  );
}

async function obstacleTo(call: Call, contact: Row) {
  if (contact.user === call.actor.user) return 'CANNOT_CHANGE_OWN_RIGHTS';
  if (contact.instanceRole === 'Owner' && !isOwner(call.actor)) return 'OWNER_CHANGES_OWNERS';
  const elsewhere = await call
    .db('contacts')
    .where({ user: contact.user, deletedAt: null })
    .whereNot({ instance: contact.instance })
    .first('id');
  const user = await call.db('users').where({ id: contact.user }).first('systemRole');
  // One account must not weaken the sign-in of another, nor of the provider's staff.
  return elsewhere || user?.systemRole ? 'SECOND_FACTOR_ELSEWHERE' : null;
}
