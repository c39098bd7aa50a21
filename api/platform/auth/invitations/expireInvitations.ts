import { definitions } from '@plumbline/resources/entities/index';
import type { Call } from '../../../entities/call';
import { asSystem } from '../../../entities/call';
import { updateRecord } from '../../../entities/updateRecord';

/** Sets contacts with an expired invitation to EXPIRED; idempotent, any process may call it. Returns how many. */
export async function expireInvitations({ db, now }: Pick<Call, 'db' | 'now'>): Promise<number> {
  const over: { id: string; instance: string }[] = await db('contacts as c')
    .join('instances as i', 'i.id', 'c.instance')
    .where({ 'c.invitationState': 'INVITED', 'c.deletedAt': null })
    .whereRaw('coalesce(i.hasResigned, 0) = 0')
    .where('c.invitationExpiresAt', '<=', now)
    .limit(1000)
    .select('c.id', 'c.instance');
  for (const { id, instance } of over)
    await updateRecord(asSystem({ db, now }, instance), definitions.contacts, id, {
      invitationState: 'EXPIRED',
    });
  // Links expired for more than 90 days are answered as unknown.
  await db('invitations')
    .where('expiresAt', '<', new Date(now.getTime() - memory))
    .delete();
  return over.length;
}

const memory = 90 * 24 * 60 * 60 * 1000;
