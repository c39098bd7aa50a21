import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import { introducerOf, mailBrand } from '../../brands';
import { enqueueMail } from '../../mail';
import type { Mail } from '../../mail/mail';
import { mailedPage } from '../issuer/embeddedClient';
import type { SignInState } from '../signInState';
import { registrationToken } from './registrationLink';
import { confirmMail, knownMail } from './registrationMails';
import { type Details, emailKey } from './registrations';

/** The mail could not be queued. */
export class MailFailed extends Error {}

/** Queues the mail of a registration: the link to confirm, or the notice that the address already has a user. */
export async function sendRegistrationMail(
  trx: Knex.Transaction,
  api: Api,
  { sealer }: SignInState,
  { id, details }: { id: string; details: Details },
): Promise<void> {
  const known = await signInOf(trx, details.email);
  const introducer = await introducerOf(trx, details.broker);
  const brand = await mailBrand(trx, details.broker);
  // With the broker, so that the page uses its brand in any browser.
  const query = {
    language: details.language,
    id,
    token: registrationToken(sealer, id),
    ...(introducer ? { broker: introducer.id } : {}),
  };
  const link = mailedPage(api.config, '/registration/confirm', query);
  const mail: Mail = known?.isActive
    ? knownMail(details, {
        signIn: api.config.origin,
        forgotten: mailedPage(api.config, '/password/forgotten', { language: details.language, brand }),
        brand,
      })
    : confirmMail(details, { link, brand, broker: introducer?.name });
  const mailJob = await enqueueMail(trx, { mail, subject: id, sealer, now: api.now() }).catch(() => {
    throw new MailFailed('the mail of a registration could not be written');
  });
  await trx('registrations').where({ id }).update({ mailJob });
}

/**
 * The user with an address, inactive ones included; compared by exact characters except case, like the unique index.
 */
export async function signInOf(db: Knex, email: string): Promise<{ id: string; isActive: boolean } | null> {
  const row = await db('users')
    .where({ instance: CATALOGUE_ID, emailKey: emailKey(email) })
    .first('id', 'isActive');
  return row ? { id: row.id, isActive: Boolean(row.isActive) } : null;
}
