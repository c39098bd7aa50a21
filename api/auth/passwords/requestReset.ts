import { mailBrandOf } from '../../brands/mailBrand';
import type { Api } from '../../context';
import { enqueueMail } from '../../mail/enqueueMail';
import { resendRegistration } from '../../registration/resendRegistration';
import { findPerson } from '../actors/findPerson';
import { userByEmail } from '../flow/findUser';
import { embeddedIssuer } from '../issuer/embeddedClient';
import type { SignInState } from '../signInState';
import { makeAccountLink } from './accountLinks';
import { resetMail } from './accountMails';

/**
 * Sends a link for a new password to a user's address; where a registration waits to be confirmed its mail comes again, for
 * that is what is missing. An address nobody has gets nothing.
 */
export async function requestReset(api: Api, state: SignInState, email: string): Promise<void> {
  const user = await userByEmail(api.db, email);
  const person = user ? await findPerson(api.db, user) : null;
  if (!person) return resendRegistration(api, state, email);
  const now = api.now();
  const brand = await mailBrandOf(api, person.accounts[0]?.instance);
  await api.db.transaction(async (trx) => {
    const secret = await makeAccountLink(trx, { user: person.id, purpose: 'resetPassword', now });
    const mail = resetMail(
      { ...person, brand },
      `${embeddedIssuer(api.config)}/password/reset?token=${secret}`,
    );
    await enqueueMail(trx, { mail, subject: person.id, sealer: state.sealer, now });
  });
}
