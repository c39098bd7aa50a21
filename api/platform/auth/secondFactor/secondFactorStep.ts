import type { Language } from '@plumbline/resources/language/languages';
import { type Request, type Response, Router, urlencoded } from 'express';
import type Provider from 'oidc-provider';
import type { Api } from '../../../base/context/context';
import { productNameIn } from '../../brands';
import { enqueueMail } from '../../mail';
import { noteAtSignIn, originOf } from '../../securityLog';
import { findPerson, type Person } from '../actors/findPerson';
import { issuerPath } from '../issuer/embeddedClient';
import { formOf, text } from '../issuer/form';
import { languageOf } from '../issuer/pages/pageLanguage';
import { problemPage } from '../issuer/pages/problemPage';
import { sendPage } from '../issuer/sendPage';
import { openTicket, sealTicket } from '../keys/tickets';
import { attemptLimits } from '../passwords/attemptLimits';
import type { SignInState } from '../signInState';
import { type CodeProblem, codePage, recoveryPage, setUpPage } from './pages/secondFactorPages';
import { countRecoveryCodes } from './recoveryCodes';
import { proveSecondFactor, secondFactorSince } from './secondFactor';
import { secondFactorMail } from './secondFactorMails';
import { beginSetUp, confirmSetUp, repeatSetUp } from './setUpSecondFactor';

interface Known {
  user: string;
  language: Language;
}

export interface SecondFactorStep {
  router: Router;
  /**
   * Continues after the correct password: to the code, to setting up a factor if an account requires it, or to the
   * end.
   */
  follow: (req: Request, res: Response, known: Known) => Promise<void>;
}

/** `code`: the password was correct. `recovery`: fully authenticated, the recovery codes are still to be shown. */
type Purpose = 'code' | 'setUp' | 'recovery';

/**
 * The second step of signing in. Proof of the previous steps is passed in an encrypted ticket bound to the
 * interaction, so that any process may handle the next step and none can be skipped.
 */
export function secondFactorStep(api: Api, state: SignInState, issuer: Provider): SecondFactorStep {
  const { db } = api;
  const { sealer } = state;
  const router = Router();
  const limits = attemptLimits(db, 'secondFactor');
  const parse = urlencoded({ extended: false, limit: '20kb' });

  const addressOf = (uid: string, purpose: Purpose) => `${issuerPath}/interaction/${uid}/${purpose}`;
  const ticketFor = async (uid: string, user: string, purpose: Purpose) => ({
    address: addressOf(uid, purpose),
    ticket: sealTicket(sealer, { purpose, user, bound: uid, content: await changedAt(user) }, api.now()),
  });
  // A ticket becomes invalid when the password changes.
  const changedAt = async (user: string): Promise<string> =>
    String((await db('credentials').where({ user }).first('changedAt'))?.changedAt?.getTime());

  const named = async (person: Person) => ({
    ...person,
    product: await productNameIn(db, person.accounts[0]?.instance),
  });

  const finish = (req: Request, res: Response, user: string, amr: string[]) =>
    issuer.interactionFinished(req, res, { login: { accountId: user, remember: false, amr } });

  async function follow(req: Request, res: Response, known: Known): Promise<void> {
    const { user } = known;
    const { uid } = await issuer.interactionDetails(req, res);
    const person = await findPerson(db, user);
    // From here on the person's own language is known.
    const language = person?.language ?? known.language;
    if (await secondFactorSince(db, user))
      return sendPage(res, {
        language,
        page: codePage({ language, ...(await ticketFor(uid, user, 'code')) }),
      });
    if (!person || !isDemandedOf(person)) return finish(req, res, user, ['pwd']);
    const setUp = beginSetUp(state, await named(person), api.now());
    sendPage(res, {
      language,
      page: setUpPage({ language, ...(await ticketFor(uid, user, 'setUp')), setUp }),
    });
  }

  const sameStep = (req: Request, purpose: Purpose) => ({
    address: addressOf(text(req.params.uid), purpose),
    ticket: text(formOf(req).ticket),
  });

  /** Handles a step for the ticket's user; without a valid ticket the sign-in has to start again. */
  const step = (purpose: Purpose, take: (req: Request, res: Response, known: Known) => Promise<void>) =>
    router.post(`/interaction/:uid/${purpose}`, parse, async (req, res) => {
      const { uid, prompt } = await issuer.interactionDetails(req, res);
      const form = formOf(req);
      const language = languageOf(req, form.lang);
      const ticket = openTicket(sealer, text(form.ticket), { purpose, bound: uid, now: api.now() });
      const isOfNow = ticket !== null && ticket.content === (await changedAt(ticket.user));
      if (isOfNow && prompt.name === 'login' && uid === req.params.uid)
        return take(req, res, { user: ticket.user, language });
      sendPage(res, { status: 400, language, page: problemPage({ language, problem: 'interrupted' }) });
    });

  step('code', async (req, res, { user, language }) => {
    const attempt = { account: user, address: req.ip ?? '' };
    const refuse = (status: number, problem: CodeProblem) => {
      // With the ticket it came with: a wrong guess does not extend it.
      const page = codePage({ language, ...sameStep(req, 'code'), problem });
      sendPage(res, { status, language, page });
    };
    const wait = await limits.take(attempt);
    if (wait !== null) return refuse(429, wait);
    const kind = await proveSecondFactor(db, state, { user, code: text(formOf(req).code), now: api.now() });
    if (!kind) {
      await noteAtSignIn({ db, now: api.now() }, { kind: 'SIGN_IN_REFUSED', user, ...originOf(req) });
      return refuse(401, 'wrong');
    }
    await limits.forgive(attempt);
    if (kind === 'recoveryCode') await tellOfRecovery(user);
    await finish(req, res, user, ['pwd', kind === 'code' ? 'otp' : 'kba', 'mfa']);
  });

  step('setUp', async (req, res, { user, language }) => {
    const form = formOf(req);
    const attempt = { account: user, address: req.ip ?? '' };
    const person = await findPerson(db, user);
    const known =
      person &&
      repeatSetUp(state, { ...(await named(person)), user, setUp: text(form.setUp), now: api.now() });
    const interrupted = () =>
      sendPage(res, { status: 400, language, page: problemPage({ language, problem: 'interrupted' }) });
    if (!known) return interrupted();
    const refuse = (status: number, problem: CodeProblem) => {
      const page = setUpPage({ language, ...sameStep(req, 'setUp'), setUp: known, problem });
      sendPage(res, { status, language, page });
    };
    const wait = await limits.take(attempt);
    if (wait !== null) return refuse(429, wait);
    // A second factor set up in another window meanwhile must not be replaced from here.
    if (await secondFactorSince(db, user)) return interrupted();
    const codes = await confirmSetUp(api, state, { user, setUp: known.setUp, code: text(form.code) });
    if (codes === 'expired') return interrupted();
    if (codes === 'wrong') return refuse(422, 'wrong');
    await limits.forgive(attempt);
    const next = await ticketFor(text(req.params.uid), user, 'recovery');
    sendPage(res, { language, page: recoveryPage({ language, ...next, codes }) });
  });

  step('recovery', (req, res, { user }) => finish(req, res, user, ['pwd', 'otp', 'mfa']));

  async function tellOfRecovery(user: string): Promise<void> {
    const person = await findPerson(db, user);
    if (!person) return;
    const left = String(await countRecoveryCodes(db, user));
    const mail = await secondFactorMail(api, 'recoveryUsed', person, { left });
    await enqueueMail(db, { mail, subject: user, sealer, now: api.now() });
  }

  return { router, follow };
}

/** Whether an account of the person requires a second factor. */
export const isDemandedOf = (person: Person): boolean =>
  person.accounts.some(({ demandsSecondFactor }) => Boolean(demandsSecondFactor));
