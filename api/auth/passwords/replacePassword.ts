import type { Knex } from 'knex';
import { mailBrandOf } from '../../brands/mailBrand';
import type { Api } from '../../context';
import { enqueueMail } from '../../mail/enqueueMail';
import { findPerson } from '../actors/findPerson';
import { mailedPage } from '../issuer/embeddedClient';
import { forgetSessions } from '../sessions/endSessions';
import { revokeSessions } from '../sessions/revokeSessions';
import type { SignInState } from '../signInState';
import { changedMail } from './accountMails';
import { setPassword } from './setPassword';

interface Replacement {
  password: string;
  /** Decides within the transaction whose password it is; null changes nothing. */
  whose: (trx: Knex) => Promise<string | null>;
}

/** Sets a new password, signs out all devices, revokes all API tokens and tells the person, all or nothing; false when it is nobody's. */
export async function replacePassword(
  api: Api,
  state: SignInState,
  { password, whose }: Replacement,
): Promise<boolean> {
  const now = api.now();
  const tokens = await api.db.transaction(async (trx) => {
    const user = await whose(trx);
    const person = user ? await findPerson(trx, user) : null;
    if (!person) return null;
    await setPassword(trx, person.id, password, now);
    const brand = await mailBrandOf({ ...api, db: trx }, person.accounts[0]?.instance);
    const forgotten = mailedPage(api.config, '/password/forgotten', { language: person.language });
    const mail = changedMail({ ...person, brand }, forgotten);
    await enqueueMail(trx, { mail, subject: person.id, sealer: state.sealer, now });
    await trx('apiTokens').where({ user: person.id, revokedAt: null }).update({ revokedAt: now });
    return revokeSessions(trx, { user: person.id, now, because: 'passwordChanged' });
  });
  if (tokens === null) return false;
  forgetSessions(api, state, tokens);
  return true;
}
