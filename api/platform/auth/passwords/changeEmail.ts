import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { asSystem, inTransaction } from '../../../entities/call';
import { updateRecord } from '../../../entities/updateRecord';
import { mailBrandOf } from '../../brands';
import { enqueueMail } from '../../mail';
import { noteAtSignIn } from '../../securityLog';
import { findPerson } from '../actors/findPerson';
import { mailedPage } from '../issuer/embeddedClient';
import { signInOf } from '../registration/sendRegistrationMail';
import type { SignInState } from '../signInState';
import { makeAccountLink, readLinkTarget, useAccountLink } from './accountLinks';
import { movedMail, newAddressMail } from './accountMails';

/**
 * Sends a link to the new address that makes it the sign-in address. An address that already has a user gets no mail,
 * which the answer does not disclose.
 */
export async function requestNewEmail(
  api: Api,
  { sealer }: SignInState,
  { user, newEmail }: { user: string; newEmail: string },
): Promise<void> {
  const now = api.now();
  const person = await findPerson(api.db, user);
  if (!person || (await signInOf(api.db, newEmail))) return;
  const brand = await mailBrandOf(api, person.accounts[0]?.instance);
  await transact(api.db, async (trx) => {
    const secret = await makeAccountLink(trx, { user, purpose: 'changeEmail', target: newEmail, now });
    const mail = newAddressMail(
      { ...person, brand },
      newEmail,
      mailedPage(api.config, '/address', { language: person.language, token: secret, brand }),
    );
    await enqueueMail(trx, { mail, subject: user, sealer, now });
  });
}

/** Makes the link's target the sign-in address, once, and notifies the old one; null if the link is invalid. */
export async function confirmNewEmail(
  api: Api,
  { sealer, bearers }: SignInState,
  secret: string,
): Promise<string | null> {
  const now = api.now();
  const presented = { secret, purpose: 'changeEmail', now } as const;
  const target = await readLinkTarget(api.db, presented);
  if (target === null || (await signInOf(api.db, target))) return null;
  const changed = await inTransaction(asSystem({ db: api.db, now }, CATALOGUE_ID), async (call) => {
    const user = await useAccountLink(call.db, presented);
    const person = user ? await findPerson(call.db, user) : null;
    if (!person) return null;
    const actor = { ...call.actor, user: person.id };
    await updateRecord({ ...call, actor }, definitions.users, person.id, { email: target });
    await noteAtSignIn(call, { kind: 'SIGN_IN_ADDRESS_CHANGED', user: person.id });
    const brand = await mailBrandOf(call, person.accounts[0]?.instance);
    const mail = movedMail({ ...person, brand }, target);
    await enqueueMail(call.db, { mail, subject: person.id, sealer, now });
    return target;
  });
  bearers.clear();
  return changed;
}
