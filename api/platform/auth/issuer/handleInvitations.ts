import { Router, urlencoded } from 'express';
import type { Api } from '../../../base/context/context';
import { acceptInvitation, openInvitation } from '../invitations/acceptInvitation';
import type { InvitationProblem } from '../invitations/invitations';
import { attemptLimits } from '../passwords/attemptLimits';
import { isGuessable } from '../passwords/isGuessable';
import { verifyPassword } from '../passwords/verifyPassword';
import { formOf, text } from './form';
import { linkGuesses } from './linkGuesses';
import { newPasswordProblem } from './newPasswordProblem';
import { acceptedPage, invitationPage, invitationProblemPage } from './pages/invitationPages';
import type { PasswordProblem } from './pages/newPassword';
import { languageOf } from './pages/pageLanguage';
import { sendPage } from './sendPage';
import { whoIsSignedIn } from './whoIsSignedIn';

/**
 * Page behind an invitation's link: a new person sets a password, one with a user enters the existing one; with an
 * external issuer no password is asked. The link proves the address; without a valid one no page discloses anything.
 */
export function handleInvitations(api: Api): Router {
  const { db } = api;
  const router = Router();
  const guesses = attemptLimits(db, 'password');
  const isOneTooMany = linkGuesses(db);
  const parse = urlencoded({ extended: false, limit: '20kb' });
  const hasPasswords = api.config.oidc === null;

  router.get('/invitation', async (req, res) => {
    const language = languageOf(req);
    const token = text(req.query.token);
    const opened = await openInvitation(db, token, api.now());
    if (typeof opened !== 'string') {
      const here = await whoIsSignedIn(db, req, api.now());
      const somebodyElse = here && here.id !== opened.user ? here.email : null;
      return sendPage(res, {
        language,
        page: invitationPage({ language, token, opened, hasPasswords, somebodyElse }),
      });
    }
    if (opened === 'unknown' && (await isOneTooMany(req, res, { token, language }))) return;
    sendPage(res, {
      status: statusOf[opened],
      language,
      page: invitationProblemPage({ language, problem: opened }),
    });
  });

  router.post('/invitation', parse, async (req, res) => {
    const form = formOf(req);
    const [token, password] = [text(form.token), text(form.password)];
    const language = languageOf(req, form.lang);
    const address = req.ip ?? '';
    const refuse = (problem: InvitationProblem | 'full') =>
      sendPage(res, {
        status: statusOf[problem],
        language,
        page: invitationProblemPage({ language, problem }),
      });
    const opened = await openInvitation(db, token, api.now());
    if (typeof opened === 'string') return refuse(opened);
    const again = (status: number, problem: PasswordProblem) =>
      sendPage(res, {
        status,
        language,
        page: invitationPage({ language, token, opened, hasPasswords, problem }),
      });
    if (hasPasswords && opened.user === null) {
      const problem = newPasswordProblem(form);
      if (problem) return again(422, problem);
      if (await isGuessable(password, [opened.email, opened.account])) return again(422, 'guessable');
    }
    if (hasPasswords && opened.user !== null) {
      const attempt = { account: opened.user, address };
      const wait = await guesses.take(attempt);
      if (wait !== null) return again(429, wait);
      if (!(await verifyPassword(db, opened.user, password))) return again(401, 'wrong');
      await guesses.forgive(attempt);
    }
    const accepted = await acceptInvitation(
      { db, now: api.now() },
      { secret: token, language, password: hasPasswords && opened.user === null ? password : null },
    );
    if (typeof accepted === 'string') return refuse(accepted);
    sendPage(res, {
      language,
      page: acceptedPage({ language, email: accepted.email, account: opened.account }),
    });
  });

  return router;
}

const statusOf: Record<InvitationProblem | 'full', number> = {
  unknown: 404,
  used: 410,
  withdrawn: 410,
  expired: 410,
  full: 409,
};
