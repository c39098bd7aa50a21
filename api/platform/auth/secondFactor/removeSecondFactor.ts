import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import type { Sealer } from '../../../base/keys/sealer';
import { enqueueMail } from '../../mail';
import { noteAtSignIn } from '../../securityLog';
import { findPerson } from '../actors/findPerson';
import { secondFactorMail } from './secondFactorMails';

interface Removal {
  user: string;
  /** `off` by the person, `reset` by an administrator. */
  news: 'off' | 'reset';
  sealer: Sealer;
  config: Api['config'];
  now: Date;
}

/** Removes a user's second factor and recovery codes and notifies the person; false if there was none. */
export async function removeSecondFactor(
  trx: Knex.Transaction,
  { user, news, sealer, config, now }: Removal,
): Promise<boolean> {
  const removed = await trx('secondFactors').where({ user }).delete();
  await trx('recoveryCodes').where({ user }).delete();
  if (removed === 0) return false;
  await noteAtSignIn({ db: trx, now }, { kind: 'SECOND_FACTOR_REMOVED', user });
  const person = await findPerson(trx, user);
  if (person) {
    const mail = await secondFactorMail({ db: trx, config }, news, person);
    await enqueueMail(trx, { mail, subject: user, sealer, now });
  }
  return true;
}
