import { definitions } from '@plumbline/resources/entities/index';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import type { Language } from '@plumbline/resources/language/languages';
import type { RegistrationProblem } from '@plumbline/resources/rules/auth/registration';
import { type Request, type Response, Router, urlencoded } from 'express';
import type { Api } from '../../../base/context/context';
import { introducerOf } from '../../brands';
import { attemptLimits } from '../passwords/attemptLimits';
import { isPasswordOf } from '../passwords/verifyPassword';
import { confirmRegistration, openRegistration } from '../registration/confirmRegistration';
import { mailBudget } from '../registration/mailBudget';
import { detailsOf, isPending, registrationById } from '../registration/registrations';
import { resendRegistration } from '../registration/resendRegistration';
import type { SignInState } from '../signInState';
import { formOf, text } from './form';
import { linkGuesses } from './linkGuesses';
import { languageOf } from './pages/pageLanguage';
import { confirmedPage, confirmPage, registrationProblemPage } from './pages/registration/confirmPages';
import { registrationPath } from './pages/registration/registrationPage';
import { registrationSentPage, resendPage } from './pages/registration/waitingPages';
import { registrationOf } from './registrationCookie';
import { sendPage } from './sendPage';

/**
 * The steps from the registration mail to the account: the page after registering, resending the mail, and the page
 * behind its link.
 */
export function handleConfirmation(api: Api, state: SignInState): Router {
  const { db } = api;
  const router = Router();
  const [mails, links] = [mailBudget(db), attemptLimits(db, 'confirmation')];
  const isOneTooMany = linkGuesses(db);
  const parse = urlencoded({ extended: false, limit: '20kb' });

  router.get('/registration/sent', async (req, res) => {
    const language = languageOf(req);
    const id = registrationOf(req, state.sealer);
    const row = id && (await registrationById(db, { id, now: api.now() }));
    const waiting = row && isPending(row) ? row : null;
    const job = waiting?.mailJob && (await db('jobs').where({ id: waiting.mailJob }).first('state'));
    sendPage(res, {
      language,
      page: registrationSentPage({
        language,
        email: waiting && detailsOf(state.sealer, waiting).email,
        isAgain: req.query.again !== undefined,
        hasFailed: job?.state === 'failed',
      }),
    });
  });

  router.get('/registration/resend', (req, res) => {
    const language = languageOf(req);
    sendPage(res, { language, page: resendPage({ language }) });
  });

  router.post('/registration/resend', parse, async (req, res) => {
    const form = formOf(req);
    const email = text(form.email).trim();
    const language = languageOf(req, form.lang);
    const again = (status: number, problem: 'invalidEmail' | number) =>
      sendPage(res, { status, language, page: resendPage({ language, email, problem }) });
    if (checkField(email, definitions.users.fields.email)) return again(422, 'invalidEmail');
    const wait = await mails.take({ account: email, address: req.ip ?? '' });
    if (wait !== null) return again(429, wait);
    const own = registrationOf(req, state.sealer);
    // Not awaited: the response time would disclose whether a registration of the address is pending.
    resendRegistration(api, state, { email, own }).catch((error) =>
      api.log.error({ errno: error?.errno }, 'the mail of a registration could not be written again'),
    );
    res.redirect(303, `${registrationPath}/sent?again=1`);
  });

  router.get('/registration/confirm', async (req, res) => {
    const language = languageOf(req);
    const link = { id: text(req.query.id), token: text(req.query.token) };
    const opened = await openRegistration(api, state, link);
    if (opened.state === 'problem') return refuse(req, res, { ...opened, id: link.id, language });
    if (opened.state === 'confirmed') return confirmed(res, language, opened);
    const asksPassword = registrationOf(req, state.sealer) !== link.id;
    const { details } = opened;
    const broker = await brokerNamed(details);
    sendPage(res, { language, page: confirmPage({ ...link, language, details, broker, asksPassword }) });
  });

  router.post('/registration/confirm', parse, async (req, res) => {
    const form = formOf(req);
    const language = languageOf(req, form.lang);
    const link = { id: text(form.id), token: text(form.token) };
    const opened = await openRegistration(api, state, link);
    if (opened.state === 'problem') return refuse(req, res, { ...opened, id: link.id, language });
    if (opened.state === 'pending' && registrationOf(req, state.sealer) !== link.id) {
      const { details } = opened;
      const broker = await brokerNamed(details);
      const again = (status: number, problem: 'wrong' | number) =>
        sendPage(res, {
          status,
          language,
          page: confirmPage({ ...link, language, details, broker, asksPassword: true, problem }),
        });
      const attempt = { account: opened.row.email, address: req.ip ?? '' };
      const wait = await links.take(attempt);
      if (wait !== null) return again(429, wait);
      if (!(await isPasswordOf(opened.row.passwordHash, text(form.password)))) return again(401, 'wrong');
      await links.forgive(attempt);
    }
    const done = await confirmRegistration(api, state, link);
    if (done.state === 'problem') return refuse(req, res, { ...done, id: link.id, language });
    sendPage(res, { language, page: confirmedPage({ language, confirmed: done }) });
  });

  const brokerNamed = async ({ broker }: { broker: string | null }) => (await introducerOf(db, broker))?.name;

  async function refuse(
    req: Request,
    res: Response,
    { id, language, problem, email }: Refusal,
  ): Promise<void> {
    const isGuess = problem === 'UserIdEmailMismatch';
    if (isGuess && (await isOneTooMany(req, res, { token: id, language }))) return;
    const page = registrationProblemPage({ language, problem, email });
    sendPage(res, { status: statusOf[problem], language, page });
  }

  return router;
}

interface Refusal {
  /** Registration id from the link, unverified. */
  id: string;
  language: Language;
  problem: RegistrationProblem;
  email: string;
}

function confirmed(res: Response, language: Language, { email }: { email: string | null }): void {
  const again = { state: 'confirmed', email, validBefore: null, isBroker: false } as const;
  sendPage(res, { language, page: confirmedPage({ language, confirmed: again }) });
}

const statusOf: Record<RegistrationProblem, number> = {
  UserIdEmailMismatch: 404,
  NoSuchUnconfirmedUser: 410,
  UnconfirmedDuplicateEmail: 410,
  DuplicateEmail: 409,
  DuplicateUserName: 409,
  SendConfirmEmailFailed: 503,
  IdentityServerUnreachable: 503,
};
