import type { changeEmail as contract } from '@plumbline/resources/commands/session';
import { definitions } from '@plumbline/resources/entities/index';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import type { Handler } from '../../../entities/handleCommand';
import { attemptLimits } from '../passwords/attemptLimits';
import { requestNewEmail } from '../passwords/changeEmail';
import { verifyPassword } from '../passwords/verifyPassword';
import type { SignInState } from '../signInState';

/**
 * Requests a change of the sign-in address. The password guards against use of an unattended device; the new address
 * is verified by the link sent to it.
 */
export function changeEmail(api: Api, state: SignInState): Handler<typeof contract> {
  const [guesses, mails] = [attemptLimits(api.db, 'password'), attemptLimits(api.db, 'mail')];
  return async ({ actor }, { email = '', password = '' }, { req }) => {
    const newEmail = email.trim();
    const problem = checkField(newEmail, definitions.users.fields.email);
    if (problem) failFields({ email: problem });
    if (newEmail.toLowerCase() === actor.email.toLowerCase())
      failFields({ email: { message: 'validation.sameEmail' } });
    if (api.config.oidc === null) {
      const attempt = { account: actor.user, address: req.ip ?? '' };
      const wait = await guesses.take(attempt);
      if (wait !== null) fail('TOO_MANY_REQUESTS', { seconds: wait });
      if (!(await verifyPassword(api.db, actor.user, password)))
        failFields({ password: { message: 'validation.wrongPassword' } });
      await guesses.forgive(attempt);
    }
    const wait = await mails.take({ account: actor.user, address: req.ip ?? '' });
    if (wait !== null) fail('TOO_MANY_REQUESTS', { seconds: wait });
    await requestNewEmail(api, state, { user: actor.user, newEmail });
    return { email: newEmail };
  };
}
