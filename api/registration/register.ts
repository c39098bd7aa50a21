import type { RegistrationForm, RegistrationProblem } from '@plumbline/resources/auth/registration';
import { newId } from '@plumbline/resources/ids';
import type { Language } from '@plumbline/resources/languages';
import type { Knex } from 'knex';
import { hashPassword } from '../auth/passwords/setPassword';
import type { SignInState } from '../auth/signInState';
import type { Api } from '../context';
import { currentConsents } from './consents';
import { inTurn } from './inTurn';
import { type Details, emailKey, emptied, type Registration, registrationLifetime } from './registrations';
import { MailFailed, sendRegistrationMail } from './sendRegistrationMail';

interface Wish {
  /** Made with the page: a form that is sent twice is one registration. */
  id: string;
  form: RegistrationForm;
  language: Language;
  /** Id of the broker whose looks the page wore; null: the product's own. */
  broker: string | null;
}

/**
 * Keeps a registration until its address is confirmed and sends the mail, all or nothing; one that waits at the same
 * address is overwritten. Whether the address has a sign-in only the mail tells: answer, rows and work are the same
 * either way. Returns the registration's id, or what is to be said.
 */
export async function register(
  api: Api,
  state: SignInState,
  { id: wished, form, language, broker }: Wish,
): Promise<{ id: string } | { problem: RegistrationProblem }> {
  const now = api.now();
  const passwordHash = await hashPassword(form.password);
  const { password: _password, repeat: _repeat, terms: _terms, privacy: _privacy, ...typed } = form;
  const details: Details = {
    ...typed,
    companyName: typed.companyName.trim(),
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    email: typed.email.trim(),
    language,
    broker,
    consents: await currentConsents(api.db, { broker, now }),
  };
  const values = {
    email: emailKey(details.email),
    passwordHash,
    sealed: state.sealer.seal(JSON.stringify(details)),
    expiresAt: new Date(now.getTime() + registrationLifetime),
  };
  return inTurn(api.db, async (trx) => {
    const before = await standing(trx, wished, values.email);
    if (before.same) {
      await trx('registrations').where({ id: wished }).update(values);
      return { id: wished };
    }
    if (before.replaced)
      await trx('registrations')
        .where({ id: before.replaced })
        .update({ ...emptied, replacedAt: now });
    const id = before.isTaken ? newId(now.getTime()) : wished;
    await trx('registrations').insert({ ...values, id, createdAt: now });
    await sendRegistrationMail(trx, api, state, { id, details });
    return { id };
  }).catch((error): { problem: RegistrationProblem } => {
    api.log.error({ name: error?.name, errno: error?.errno }, 'a registration could not be kept');
    return { problem: error instanceof MailFailed ? 'SendConfirmEmailFailed' : 'IdentityServerUnreachable' };
  });
}

/** How things stand before: the same form came already, another registration of the address waits, the id is another's. */
async function standing(trx: Knex, id: string, email: string) {
  const rows: Registration[] = await trx('registrations').where({ email }).orWhere({ id }).forUpdate();
  return {
    same: rows.some((row) => row.id === id && row.email === email),
    replaced: rows.find((row) => row.email === email)?.id,
    isTaken: rows.some((row) => row.id === id),
  };
}
