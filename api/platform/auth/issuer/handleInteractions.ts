import { type Request, type Response, Router, urlencoded } from 'express';
import type Provider from 'oidc-provider';
import type { Api } from '../../../base/context/context';
import { filesOfStart } from '../../../base/http/filesOfStart';
import { noteAtSignIn, originOf } from '../../securityLog';
import { userByEmail } from '../flow/findUser';
import { attemptLimits } from '../passwords/attemptLimits';
import { keepUnlockCheck } from '../passwords/unlockCheck';
import { verifyPassword } from '../passwords/verifyPassword';
import { browserMark } from '../registration/registrationLink';
import { pendingWithPassword } from '../registration/registrations';
import { secondFactorStep } from '../secondFactor/secondFactorStep';
import type { SignInState } from '../signInState';
import { issuerPath } from './embeddedClient';
import { formOf, text } from './form';
import { languageOf } from './pages/pageLanguage';
import { unconfirmedPage } from './pages/registration/waitingPages';
import { signInPage } from './pages/signInPage';
import { markBrowser, registrationOf } from './registrationCookie';
import { sendPage } from './sendPage';

/**
 * The interaction pages between authorization request and response: password, second factor, and consent, which is
 * granted automatically to this application.
 */
export function handleInteractions(api: Api, state: SignInState, issuer: Provider): Router {
  const router = Router();
  const limits = attemptLimits(api.db, 'password');
  const second = secondFactorStep(api, state, issuer);
  router.use(second.router);

  router.get('/interaction/:uid', async (req, res) => {
    const interaction = await issuer.interactionDetails(req, res);
    if (interaction.prompt.name === 'consent') return grantConsent(req, res);
    const language = languageOf(req, interaction.params.ui_locales);
    const nextFiles = await filesOfStart(api.config.screensDir, language);
    const email = text(interaction.params.login_hint);
    sendPage(res, { language, page: signInPage({ language, address: pathOf(req), email, nextFiles }) });
  });

  router.post('/interaction/:uid', urlencoded({ extended: false, limit: '20kb' }), async (req, res) => {
    await issuer.interactionDetails(req, res);
    const form = formOf(req);
    const [email, password] = [text(form.email), text(form.password)];
    const language = languageOf(req, form.lang);
    const user = await userByEmail(api.db, email);
    const attempt = { account: user ?? email, address: req.ip ?? '' };
    const refuse = (status: number, refusal: 'wrong' | number) =>
      sendPage(res, {
        status,
        language,
        page: signInPage({ language, address: pathOf(req), email, refusal }),
      });
    const wait = await limits.take(attempt);
    if (wait !== null) return refuse(429, wait);
    const isRight = await verifyPassword(api.db, user, password);
    // Looked up and answered in every case: a person who registered another person's address must not learn whether it
    // has a user.
    const waiting = await pendingWithPassword(api.db, {
      email,
      password,
      own: registrationOf(req, state.sealer),
      now: api.now(),
    });
    if (!isRight && user) noteRefused(req, user);
    if (!isRight || !user) {
      if (!waiting) return refuse(401, 'wrong');
      // Among several pending registrations of the address, this one is used when its mail is requested again.
      markBrowser(req, res, browserMark(state.sealer, waiting.id));
      return sendPage(res, { status: 403, language, page: unconfirmedPage({ language, email }) });
    }
    await limits.forgive(attempt);
    const { unlockIterations: iterations } = api.config;
    await keepUnlockCheck(api.db, { user, password, sealer: state.sealer, iterations });
    await second.follow(req, res, { user, language });
  });

  // Not awaited: the response time must not disclose whether the address is known.
  function noteRefused(req: Request, user: string): void {
    const event = { kind: 'SIGN_IN_REFUSED', user, ...originOf(req) } as const;
    noteAtSignIn({ db: api.db, now: api.now() }, event).catch(() =>
      api.log.warn('a refused sign-in could not be put into the security log'),
    );
  }

  // One grant per sign-in: ending one session must not end the others of this browser.
  async function grantConsent(req: Request, res: Response): Promise<void> {
    const { session, params } = await issuer.interactionDetails(req, res);
    const grant = new issuer.Grant({ accountId: session?.accountId, clientId: text(params.client_id) });
    grant.addOIDCScope(text(params.scope));
    await issuer.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
  }

  return router;
}

const pathOf = (req: Request): string => `${issuerPath}${req.path}`;
