import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { idOf } from '../../../base/times/weekOf';
import type { TransactionCall } from '../../../entities/hooks';
import { mailBrandOf } from '../../brands';
import { enqueue, type Job } from '../../jobs/jobs';
import { enqueueMail } from '../../mail';
import { signInState } from '../signInState';
import { openInvitation } from './acceptInvitation';
import { type Invited, invitationByTemplate } from './invitationByTemplate';
import { invitationMail } from './invitationMail';

export const invitationMailKind = 'invitationMail';

type Sent = Omit<Invited, 'brand'>;

/**
 * Queues the mail of an invitation, in the inviting transaction; where there may be templates, a job that writes it,
 * because rendering takes seconds. Encrypted, as it contains the link.
 */
export async function enqueueInvitation(
  api: Api,
  { db, now }: TransactionCall,
  { contact, ...sent }: Sent & { contact: string },
): Promise<void> {
  const { sealer } = await signInState(api);
  if (invitationByTemplate()) {
    const payload = { sealed: sealer.seal(JSON.stringify(sent)) };
    await enqueue(db, { instance: CATALOGUE_ID, kind: invitationMailKind, subject: contact, payload, now });
    return;
  }
  const brand = await mailBrandOf({ db }, sent.instance);
  await enqueueMail(db, { mail: invitationMail({ ...sent, brand }), subject: contact, sealer, now });
}

/**
 * Writes the mail of an invitation by the template that applies, else in the product's words; none if the link is no
 * longer valid, because the invitation was repeated or withdrawn or the person is gone. Idempotent.
 */
export async function sendInvitation(api: Api, { id, subject, payload }: Job): Promise<void> {
  const { sealer } = await signInState(api);
  const sent: Sent = JSON.parse(sealer.open(String(payload.sealed)));
  const invited: Invited = { ...sent, brand: await mailBrandOf(api, sent.instance) };
  const mail = (await invitationByTemplate()?.(api, invited)) ?? invitationMail(invited);
  const secret = new URL(sent.link).searchParams.get('token') ?? '';
  await transact(api.db, async (trx) => {
    // Locked, so that a mail queued while the person is erased is erased as well.
    const opened = await openInvitation(trx, secret, api.now(), { lock: true });
    if (typeof opened === 'string') return;
    await enqueueMail(trx, { id: idOf('mail', id), mail, subject, sealer, now: api.now() });
  });
}
