import { type ErrorRequestHandler, Router } from 'express';
import helmet from 'helmet';
import { errors } from 'oidc-provider';
import type { Api } from '../../context';
import type { SignInState } from '../signInState';
import { speakAsOrigin } from '../speakAsOrigin';
import { createIssuer } from './createIssuer';
import { issuerPath } from './embeddedClient';
import { handleInteractions } from './handleInteractions';
import { languageOf } from './pages/pageLanguage';
import { problemPage } from './pages/problemPage';
import { styleAddress, styles } from './pages/styles';
import { sendPage } from './sendPage';

/** Mounts the embedded issuer with its pages; must come before anything that reads request bodies. */
export function mountIssuer(api: Api, state: SignInState): void {
  const issuer = createIssuer(api, state);
  const router = Router();
  router.use(speakAsOrigin(api.config));
  router.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: pagePolicy },
      strictTransportSecurity: false,
    }),
  );
  router.get(styleAddress, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type('css').send(styles);
  });
  router.use(handleInteractions(api, issuer));
  router.use(issuer.callback());
  router.use(explainProblems(api));
  api.web.use(issuerPath, router);
}

const pagePolicy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

function explainProblems(api: Api): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const isInterrupted = error instanceof errors.SessionNotFound || error?.status < 500;
    if (!isInterrupted) api.log.error({ name: error?.name, errno: error?.errno }, 'issuer page failed');
    const language = languageOf(req);
    sendPage(res, {
      status: isInterrupted ? 400 : 500,
      language,
      page: problemPage({ language, problem: isInterrupted ? 'interrupted' : 'unexpected' }),
    });
  };
}
