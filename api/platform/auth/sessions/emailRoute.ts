import { definitions } from '@plumbline/resources/entities/index';
import { checkField } from '@plumbline/resources/language/fields/checks';
import type { RequestHandler } from 'express';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { attemptLimits } from '../passwords/attemptLimits';
import { requestNewEmail } from '../passwords/changeEmail';
import { verifyPassword } from '../passwords/verifyPassword';
import { requireSession } from '../requireSession';
import type { SignInState } from '../signInState';

/**
 * `POST /api/session/email {email, password}`: asks for another address to sign in with. The password proves that it is
 * the person and not somebody at a device left open; the new address is proved by the link sent to it.
 */
export function emailRoute(api: Api, state: SignInState): RequestHandler {
  const [guesses, mails] = [attemptLimits(api.db, 'password'), attemptLimits(api.db, 'mail')];
  return async (req, res) => {
    const { actor } = requireSession(req);
    const { email, password } = { ...(req.body as { email?: unknown; password?: unknown }) }; // parsed JSON of unknown shape
    const newEmail = typeof email === 'string' ? email.trim() : '';
    const problem = checkField(newEmail, definitions.users.fields.email);
    if (problem) failFields({ email: problem });
    if (newEmail.toLowerCase() === actor.email.toLowerCase())
      failFields({ email: { message: 'validation.sameEmail' } });
    if (api.config.oidc === null) {
      const attempt = { account: actor.user, address: req.ip ?? '' };
      const wait = await guesses.take(attempt);
      if (wait !== null) fail('TOO_MANY_REQUESTS', { seconds: wait });
      if (!(await verifyPassword(api.db, actor.user, typeof password === 'string' ? password : '')))
        failFields({ password: { message: 'validation.wrongPassword' } });
      await guesses.forgive(attempt);
    }
    const wait = await mails.take({ account: actor.user, address: req.ip ?? '' });
    if (wait !== null) fail('TOO_MANY_REQUESTS', { seconds: wait });
    await requestNewEmail(api, state, { user: actor.user, newEmail });
    res.json({ email: newEmail });
  };
}
