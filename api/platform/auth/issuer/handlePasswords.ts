import { definitions } from '@plumbline/resources/entities/index';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import { isId } from '@plumbline/resources/language/ids';
import { type Request, Router, urlencoded } from 'express';
import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import { userByEmail } from '../flow/findUser';
import { readAccountLink, useAccountLink } from '../passwords/accountLinks';
import { attemptLimits } from '../passwords/attemptLimits';
import { isGuessable } from '../passwords/isGuessable';
import { replacePassword } from '../passwords/replacePassword';
import { requestReset } from '../passwords/requestReset';
import { verifyPassword } from '../passwords/verifyPassword';
import { wordsAbout } from '../passwords/wordsAbout';
import { proveSecondFactor, secondFactorSince } from '../secondFactor/secondFactor';
import type { SignInState } from '../signInState';
import { formOf, text } from './form';
import { linkGuesses } from './linkGuesses';
import { newPasswordProblem } from './newPasswordProblem';
import type { PasswordProblem } from './pages/newPassword';
import { languageOf } from './pages/pageLanguage';
import {
  changedPage,
  changePage,
  forgottenPage,
  invalidLinkPage,
  resetPage,
  sentPage,
} from './pages/passwordPages';
import { registrationOf } from './registrationCookie';
import { sendPage } from './sendPage';
import { whoIsSignedIn } from './whoIsSignedIn';

/**
 * Resetting a forgotten password by mail, and changing a known one; no page discloses whether an address or id exists.
 */
export function handlePasswords(api: Api, state: SignInState): Router {
  const { db } = api;
  const router = Router();
  const [guesses, mails] = [attemptLimits(db, 'password'), attemptLimits(db, 'mail')];
  const codes = attemptLimits(db, 'secondFactor');
  const isOneTooMany = linkGuesses(db);
  const parse = urlencoded({ extended: false, limit: '20kb' });

  router.get('/password/forgotten', (req, res) => {
    const language = languageOf(req);
    sendPage(res, { language, page: forgottenPage({ language }) });
  });

  router.post('/password/forgotten', parse, async (req, res) => {
    const form = formOf(req);
    const email = text(form.email).trim();
    const language = languageOf(req, form.lang);
    if (checkField(email, definitions.users.fields.email))
      return sendPage(res, {
        status: 422,
        language,
        page: forgottenPage({ language, problem: 'invalidEmail' }),
      });
    const wait = await mails.take({ account: email, address: req.ip ?? '' });
    if (wait !== null)
      return sendPage(res, { status: 429, language, page: forgottenPage({ language, problem: wait }) });
    const own = registrationOf(req, state.sealer);
    // Not awaited: the response time would disclose whether the address is known.
    requestReset(api, state, { email, address: req.ip ?? '', own }).catch((error) =>
      api.log.error({ errno: error?.errno }, 'a mail for a new password could not be written'),
    );
    sendPage(res, { language, page: sentPage({ language, email }) });
  });

  router.get('/password/reset', async (req, res) => {
    const language = languageOf(req);
    const token = text(req.query.token);
    const user = await readAccountLink(db, { secret: token, purpose: 'resetPassword', now: api.now() });
    if (user) return sendPage(res, { language, page: resetPage({ language, token }) });
    if (await isOneTooMany(req, res, { token, language })) return;
    sendPage(res, { status: 410, language, page: invalidLinkPage({ language }) });
  });

  router.post('/password/reset', parse, async (req, res) => {
    const form = formOf(req);
    const [token, password] = [text(form.token), text(form.password)];
    const language = languageOf(req, form.lang);
    const problem = newPasswordProblem(form);
    if (problem)
      return sendPage(res, { status: 422, language, page: resetPage({ language, token, problem }) });
    const user = await readAccountLink(db, { secret: token, purpose: 'resetPassword', now: api.now() });
    if (user && (await isGuessable(password, await wordsAbout(db, user))))
      return sendPage(res, {
        status: 422,
        language,
        page: resetPage({ language, token, problem: 'guessable' }),
      });
    const whose = (trx: Knex) =>
      useAccountLink(trx, { secret: token, purpose: 'resetPassword', now: api.now() });
    const outcome = await replacePassword(api, state, { password, whose });
    if (outcome)
      return sendPage(res, { language, page: changedPage({ language, isFirst: outcome === 'first' }) });
    if (await isOneTooMany(req, res, { token, language })) return;
    sendPage(res, { status: 410, language, page: invalidLinkPage({ language }) });
  });

  router.get('/changepassword', async (req, res) => {
    const person = await whoIsSignedIn(db, req, api.now());
    const language = languageOf(req, person?.language);
    sendPage(res, { language, page: changePage({ language, userId: text(req.query.userId) }) });
  });

  router.post('/changepassword', parse, async (req, res) => {
    const form = formOf(req);
    const userId = text(form.userId);
    const language = languageOf(req, form.lang);
    const refuse = (status: number, problem: PasswordProblem) =>
      sendPage(res, { status, language, page: changePage({ language, userId, problem }) });
    const problem = newPasswordProblem(form);
    if (problem) return refuse(422, problem);
    const who = await meant(req);
    const wait = await guesses.take(who.attempt);
    if (wait !== null) return refuse(429, wait);
    if (!(await verifyPassword(db, who.user, text(form.current)))) return refuse(401, 'wrong');
    await guesses.forgive(who.attempt);
    if (who.user && (await secondFactorSince(db, who.user))) {
      const waitForCode = await codes.take(who.attempt);
      if (waitForCode !== null) return refuse(429, waitForCode);
      const proof = { user: who.user, code: text(form.code), now: api.now() };
      if (!(await proveSecondFactor(db, state, proof))) return refuse(401, 'wrongCode');
      await codes.forgive(who.attempt);
    }
    if (await isGuessable(text(form.password), await wordsAbout(db, who.user)))
      return refuse(422, 'guessable');
    await replacePassword(api, state, { password: text(form.password), whose: async () => who.user });
    sendPage(res, { language, page: changedPage({ language, isFirst: false }) });
  });

  // Attempts are counted per user, however the form identifies it.
  async function meant(
    req: Request,
  ): Promise<{ user: string | null; attempt: { account: string; address: string } }> {
    const { userId, email } = formOf(req);
    const row = isId(userId)
      ? await db('users').where({ id: userId, deletedAt: null, isActive: true }).first('id')
      : undefined;
    const user = row?.id ?? (userId ? null : await userByEmail(db, text(email)));
    return { user, attempt: { account: user ?? (text(userId) || text(email)), address: req.ip ?? '' } };
  }

  return router;
}
