import { mailBrandOf } from '../../brands/mailBrand';
import type { Api } from '../../context';
import { enqueueMail } from '../../mail/enqueueMail';
import { findPerson } from '../actors/findPerson';
import { userByEmail } from '../flow/findUser';
import { embeddedIssuer } from '../issuer/embeddedClient';
import type { SignInState } from '../signInState';
import { makeAccountLink } from './accountLinks';
import { resetMail } from './accountMails';

/** Sends a link for a new password to a user's address; an address nobody has gets nothing. */
export async function requestReset(api: Api, { sealer }: SignInState, email: string): Promise<void> {
  const user = await userByEmail(api.db, email);
  const person = user ? await findPerson(api.db, user) : null;
  if (!person) return;
  const now = api.now();
  const brand = await mailBrandOf(api, person.accounts[0]?.instance);
  await api.db.transaction(async (trx) => {
    const secret = await makeAccountLink(trx, { user: person.id, purpose: 'resetPassword', now });
    const mail = resetMail(
      { ...person, brand },
      `${embeddedIssuer(api.config)}/password/reset?token=${secret}`,
    );
    await enqueueMail(trx, { mail, subject: person.id, sealer, now });
  });
}
