import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { mailBrandOf } from '../../brands';
import { enqueueMail } from '../../mail';
import { noteAtSignIn } from '../../securityLog';
import { findPerson, type Person } from '../actors/findPerson';
import { mailedPage } from '../issuer/embeddedClient';
import { forgetSessions } from '../sessions/endSessions';
import { revokeSessions } from '../sessions/revokeSessions';
import type { SignInState } from '../signInState';
import { changedMail } from './accountMails';
import { setPassword } from './setPassword';

interface Replacement {
  password: string;
  /** Determines the user within the transaction; null changes nothing. */
  whose: (trx: Knex) => Promise<string | null>;
}

/**
 * Sets a new password, ends all sessions, revokes all API tokens and notifies the person, in one transaction. `first`:
 * there was none before, so no notification is sent; null if there is no user.
 */
export async function replacePassword(
  api: Api,
  state: SignInState,
  { password, whose }: Replacement,
): Promise<'first' | 'changed' | null> {
  const now = api.now();
  const done = await transact(api.db, async (trx) => {
    const user = await whose(trx);
    const person = user ? await findPerson(trx, user) : null;
    if (!person) return null;
    const former = await trx('credentials').where({ user: person.id }).first('user');
    await setPassword(trx, person.id, password, now);
    if (former) await tellOfChange({ ...api, db: trx }, state, person);
    await noteAtSignIn({ db: trx, now }, { kind: 'PASSWORD_CHANGED', user: person.id });
    await trx('apiTokens').where({ user: person.id, revokedAt: null }).update({ revokedAt: now });
    const tokens = await revokeSessions(trx, {
      user: person.id,
      now,
      because: 'passwordChanged',
      sealer: state.sealer,
    });
    return { tokens, kind: former ? ('changed' as const) : ('first' as const) };
  });
  if (done) forgetSessions(api, state, done.tokens);
  return done?.kind ?? null;
}

async function tellOfChange(api: Api, { sealer }: SignInState, person: Person): Promise<void> {
  const brand = await mailBrandOf(api, person.accounts[0]?.instance);
  const forgotten = mailedPage(api.config, '/password/forgotten', { language: person.language, brand });
  const mail = changedMail({ ...person, brand }, forgotten);
  await enqueueMail(api.db, { mail, subject: person.id, sealer, now: api.now() });
}
