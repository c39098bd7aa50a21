import { definitions } from '@plumbline/resources/entities/index';
import type { RoleMapping } from '../../../base/config/externalIssuer';
import type { Api } from '../../../base/context/context';
import { ApiError } from '../../../base/errors/errors';
import { asSystem, inTransaction } from '../../../entities/call';
import { updateRecord } from '../../../entities/updateRecord';
import { type Claims, textsAt } from './claimAt';

/**
 * Writes the role that the issuer's claim maps to into the person's contact in the one configured account, recorded in
 * the history like any change, so that rights, licences, lists and API tokens see one role. A claim never creates a
 * contact, never touches another account and never changes an owner (an account must keep its last one). A claim
 * without a mapped value removes the role.
 */
export async function applyMappedRole(
  api: Api,
  mapping: RoleMapping,
  { user, claims }: { user: string; claims: Claims },
): Promise<void> {
  const held = textsAt(claims, mapping.claim);
  const role = mapping.map.find(({ value }) => held.includes(value))?.role ?? null;
  const call = asSystem({ db: api.db, now: api.now() }, mapping.account);
  try {
    await inTransaction(call, async (inner) => {
      const contact = await inner
        .db('contacts')
        .where({ user, instance: mapping.account, deletedAt: null })
        .forUpdate()
        .first('id', 'instanceRole');
      if (!contact || contact.instanceRole === 'Owner' || (contact.instanceRole ?? null) === role) return;
      await updateRecord(inner, definitions.contacts, contact.id, { instanceRole: role });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The account's limits apply to mapped roles as well, for example the number of administrators.
    api.log.warn({ reason: error.code }, 'the role an issuer gives was refused');
    throw new ApiError('NO_APPLICATION_ACCESS');
  }
}
