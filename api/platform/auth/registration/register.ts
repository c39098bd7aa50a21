import { newId } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import type { RegistrationForm, RegistrationProblem } from '@plumbline/resources/rules/auth/registration';
import type { Api } from '../../../base/context/context';
import { hashPassword } from '../passwords/setPassword';
import { isPasswordOf } from '../passwords/verifyPassword';
import type { SignInState } from '../signInState';
import { currentConsents } from './consents';
import { inTurn } from './inTurn';
import { mailBudget } from './mailBudget';
import { type Details, emailKey, isPending, type Registration, registrationLifetime } from './registrations';
import { MailFailed, sendRegistrationMail } from './sendRegistrationMail';

interface Wish {
  /** Created with the page, an idempotency key: a form sent twice is one registration. */
  id: string;
  form: RegistrationForm;
  language: Language;
  /** Id of the broker whose brand the page had; null: the product's own. */
  broker: string | null;
  /** IP address of the client, by which mails are limited. */
  address: string;
}

/**
 * Stores a registration until its address is confirmed and sends the mail, in one transaction. Other pending
 * registrations of the address stay: the one whose password the mail's reader knows counts. Above the mail limit none
 * is sent, silently. Whether the address has a user only the mail discloses: answer, rows and work are the same.
 * Returns the registration's id, or the problem.
 */
export async function register(
  api: Api,
  state: SignInState,
  { id: wished, form, language, broker, address }: Wish,
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
  const keep = async () => {
    const mayMail = (await mailBudget(api.db).take({ account: values.email, address })) === null;
    return inTurn(api.db, async (trx) => {
      const before: Registration | undefined = await trx('registrations')
        .where({ id: wished })
        .forUpdate()
        .first();
      if (before && (await isSame(before, values.email, form.password))) {
        await trx('registrations').where({ id: wished }).update({ sealed: values.sealed });
        return { id: wished };
      }
      const id = before ? newId(now.getTime()) : wished;
      await trx('registrations').insert({ ...values, id, createdAt: now });
      if (mayMail) await sendRegistrationMail(trx, api, state, { id, details });
      return { id };
    });
  };
  return keep().catch((error): { problem: RegistrationProblem } => {
    api.log.error({ name: error?.name, errno: error?.errno }, 'a registration could not be kept');
    return { problem: error instanceof MailFailed ? 'SendConfirmEmailFailed' : 'IdentityServerUnreachable' };
  });
}

/** Whether it is the same form again by the same person: knowing its id alone changes nothing. */
async function isSame(row: Registration, email: string, password: string): Promise<boolean> {
  return isPending(row) && row.email === email && (await isPasswordOf(row.passwordHash, password));
}
