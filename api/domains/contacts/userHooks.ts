import { definitions } from '@plumbline/resources/entities/index';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, Write } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';

/** A sign-in opens accounts: its address moves by its owner's word alone, and no account loses its last owner with it. */
export const userHooks: EntityHooks = {
  async beforeWrite(write) {
    const { before, after, call } = write;
    if (!before || !after || call.isSystem) return;
    // Changing the address is a matter of its own: it is confirmed from the new one.
    if (before.email !== after.email) failFields({ email: { message: 'validation.ownEmailOnly' } });
    if (!after.phone && (before.phone || isOwnProfile(write)))
      failFields({ phone: { message: 'validation.required' } });
    if (before.isActive !== false && after.isActive === false && (await isLastOwner(write)))
      fail('LAST_OWNER');
  },

  /**
   * Where the contact had the address that somebody signs in with, it has the new one, also where the account was terminated:
   * the person belongs to other accounts as well, and personal data has to be accurate (GDPR, art. 16).
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

/** Whether the person changes who he or she is, not only what the product does for them (specification, section 5). */
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
