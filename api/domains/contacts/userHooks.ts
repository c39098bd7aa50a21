import { definitions } from '@plumbline/resources/entities/index';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, Write } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';

/** A user signs in to several accounts: only the user changes the address, and no account may lose its last owner. */
export const userHooks: EntityHooks = {
  async beforeWrite(write) {
    const { before, after, call } = write;
    if (!before || !after || call.isSystem) return;
    // The address is changed by a separate process that confirms the new one.
    if (before.email !== after.email) failFields({ email: { message: 'validation.ownEmailOnly' } });
    if (!after.phone && (before.phone || isOwnProfile(write)))
      failFields({ phone: { message: 'validation.required' } });
    if (before.isActive !== false && after.isActive === false && (await isLastOwner(write)))
      fail('LAST_OWNER');
  },

  /**
   * Contacts with the user's previous address get the new one, also in terminated accounts: the user belongs to other
   * accounts as well, and personal data has to be accurate (GDPR, art. 16).
   */
  async afterWrite({ call, operation, before, after, changed }) {
    if (operation !== 'update' || !before || !after || !changed.includes('email')) return;
    const rows: { id: string; instance: string }[] = await call
      .db('contacts')
      .where({ user: after.id, deletedAt: null, emailAddress: before.email })
      .select('id', 'instance');
    for (const { id, instance } of rows) {
      const system = { ...asSystem({ ...call, reachesTerminated: true }, instance), db: call.db };
      await updateRecord(system, definitions.contacts, id, { emailAddress: after.email });
    }
  },
};

/** Whether the user changes their own name or phone, not only preferences (specification, section 5). */
const isOwnProfile = ({ call, after, sent = {} }: Write): boolean =>
  call.actor.user === after?.id && ['firstName', 'lastName', 'phone'].some((name) => name in sent);

/** Whether some account has no other owner who can sign in. */
async function isLastOwner({ call, before }: Write): Promise<boolean> {
  const owned: { instance: string }[] = await call
    .db('contacts')
    .where({ user: before?.id, instanceRole: 'Owner', deletedAt: null })
    .select('instance');
  for (const { instance } of owned) {
    const other = await call
      .db('contacts as c')
      .join('users as u', 'u.id', 'c.user')
      .where({ 'c.instance': instance, 'c.instanceRole': 'Owner', 'c.deletedAt': null, 'u.isActive': true })
      .whereNot('u.id', String(before?.id))
      .first('c.id');
    if (!other) return true;
  }
  return false;
}
