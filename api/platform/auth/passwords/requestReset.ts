import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { mailBrandOf } from '../../brands';
import { enqueueMail } from '../../mail';
import { findPerson } from '../actors/findPerson';
import { userByEmail } from '../flow/findUser';
import { mailedPage } from '../issuer/embeddedClient';
import { mailBudget } from '../registration/mailBudget';
import { resendRegistration } from '../registration/resendRegistration';
import type { SignInState } from '../signInState';
import { makeAccountLink } from './accountLinks';
import { resetMail } from './accountMails';

/**
 * Mails a password reset link to a user's address; if instead a registration of the address is pending, its mail is
 * sent again. An unknown address gets nothing.
 */
export async function requestReset(
  api: Api,
  state: SignInState,
  { email, address, own }: { email: string; address: string; own: string | null },
): Promise<void> {
  const user = await userByEmail(api.db, email);
  const person = user ? await findPerson(api.db, user) : null;
  if (!person) {
    const wait = await mailBudget(api.db).take({ account: email, address });
    return wait === null ? resendRegistration(api, state, { email, own }) : undefined;
  }
  const now = api.now();
  const brand = await mailBrandOf(api, person.accounts[0]?.instance);
  await transact(api.db, async (trx) => {
    const secret = await makeAccountLink(trx, { user: person.id, purpose: 'resetPassword', now });
    const mail = resetMail(
      { ...person, brand },
      mailedPage(api.config, '/password/reset', { language: person.language, token: secret, brand }),
    );
    await enqueueMail(trx, { mail, subject: person.id, sealer: state.sealer, now });
  });
}
