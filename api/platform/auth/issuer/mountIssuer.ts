import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { errors } from 'oidc-provider';
import type { Api } from '../../../base/context/context';
import { asApiError, secondsToWait } from '../../../base/errors/handleErrors';
import { styleAddress, styles } from '../../../base/pages/styles';
import { originOfRequest, wearBrand } from '../../brands';
import type { SignInState } from '../signInState';
import { speakAsOrigin } from '../speakAsOrigin';
import { createIssuer } from './createIssuer';
import { issuerPath } from './embeddedClient';
import { handleFaq } from './handleFaq';
import { handleInteractions } from './handleInteractions';
import { handleInvitations } from './handleInvitations';
import { handleLegal } from './handleLegal';
import { handleNewAddress } from './handleNewAddress';
import { handlePasswords } from './handlePasswords';
import { handleRegistration } from './handleRegistration';
import { languageOf } from './pages/pageLanguage';
import { problemOf, problemPage } from './pages/problemPage';
import { registrationScript, registrationScriptAddress } from './pages/registration/registrationScript';
import { script, scriptAddress } from './pages/script';
import { sendPage } from './sendPage';

/**
 * Mounts the sign-in pages and, unless an external issuer is configured, the embedded issuer; mount before anything
 * that reads request bodies.
 */
export function mountIssuer(api: Api, state: SignInState): void {
  const router = Router();
  // Before speakAsOrigin replaces the Host header: it may be a broker's.
  router.use(wearBrand(api));
  router.use(speakAsOrigin(api));
  router.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: pagePolicy },
      strictTransportSecurity: false,
      // With no-referrer, browsers would post these forms with `Origin: null`.
      referrerPolicy: { policy: 'same-origin' },
    }),
  );
  router.get(styleAddress, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type('css').send(styles);
  });
  for (const [address, source] of [
    [scriptAddress, script],
    [registrationScriptAddress, registrationScript],
  ] as const)
    router.get(address, (_req, res) => {
      res.set('Cache-Control', 'public, max-age=31536000, immutable').type('js').send(source);
    });
  router.use(refuseForeignForms(api));
  router.use(handleInvitations(api));
  router.use(handleNewAddress(api, state));
  router.use(handleLegal(api));
  router.use(handleFaq(api));
  // Short address for people to pass on.
  api.web.get('/registration', (req, res) =>
    res.redirect(`${issuerPath}/registration${new URL(req.url, api.config.origin).search}`),
  );
  if (api.config.oidc === null) mountOwnIssuer(api, state, router);
  // An external issuer registers its users itself: people who want to register sign in there.
  else router.get(/^\/registration/, (_req, res) => res.redirect('/'));
  router.use(explainProblems(api));
  api.web.use(issuerPath, router);
}

function mountOwnIssuer(api: Api, state: SignInState, router: Router): void {
  const issuer = createIssuer(api, state);
  router.use(handleInteractions(api, state, issuer));
  router.use(handleRegistration(api, state));
  router.use(handlePasswords(api, state));
  router.use(issuer.callback());
}

const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

/** Refuses forms posted from another origin (CSRF). */
function refuseForeignForms(api: Api): RequestHandler {
  return async (req, res, next) => {
    const isForm =
      req.method === 'POST' &&
      /^\/(interaction|password|changepassword|invitation|address|registration)/.test(req.path);
    const { origin } = req.headers;
    const isOurs = origin === undefined || origin === (await originOfRequest(api, req));
    if (!isForm || isOurs) return next();
    const language = languageOf(req);
    sendPage(res, { status: 403, language, page: problemPage({ language, problem: 'interrupted' }) });
  };
}

function explainProblems(api: Api): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const isInterrupted = error instanceof errors.SessionNotFound || error?.status < 500;
    if (!isInterrupted) api.log.error({ name: error?.name, errno: error?.errno }, 'issuer page failed');
    const language = languageOf(req);
    const known = asApiError(error);
    const seconds = secondsToWait(known);
    if (seconds !== null) res.setHeader('Retry-After', String(seconds));
    sendPage(res, {
      status: isInterrupted ? 400 : known.status,
      language,
      page: problemPage({ language, problem: isInterrupted ? 'interrupted' : problemOf(known) }),
    });
  };
}
