import type { Express, RequestHandler } from 'express';
import type { Api } from '../context';
import { createFlow } from './flow/createFlow';
import { failedLogin } from './flow/IssuerStrategy';
import { issuerOf } from './flow/issuerOf';
import { mountIssuer } from './issuer/mountIssuer';
import { sessionRoutes } from './sessions/sessionRoutes';
import { type SignInState, signInState } from './signInState';
import { speakAsOrigin } from './speakAsOrigin';
import { apiTokenRoutes } from './tokens/apiTokenRoutes';

/** Mounts the embedded issuer (unless another is configured), the sign-in flow, sessions and API tokens. Call before body parsers. */
export async function configureSignIn(api: Api): Promise<void> {
  const state = await signInState(api);
  // Guesses are counted by address: behind a proxy it must be the caller's own.
  api.web.set('trust proxy', api.config.trustedProxies);
  if (api.config.oidc === null) mountIssuer(api, state);
  api.web.use(signInFlow(api, state));
  api.web.use('/api/session', sessionRoutes(api, state));
  api.web.use('/api/apiTokens', apiTokenRoutes(api, state));
}

/** The flow is put together at its first use: only then is the issuer sure to answer, and an issuer that is away may come back. */
function signInFlow(api: Api, state: SignInState): RequestHandler {
  const speak = speakAsOrigin(api.config);
  let flow: Promise<Express> | undefined;
  return (req, res, next) => {
    if (!/^\/api\/(oauth|authentication)(\/|$)/.test(req.path)) return next();
    flow ??= issuerOf(api, state).then((issuer) => createFlow(api, state, issuer));
    flow.then(
      (handle) => speak(req, res, () => handle(req, res, next)),
      (error) => {
        flow = undefined;
        if (req.path.startsWith('/api/oauth')) return res.redirect(failedLogin('ISSUER_UNREACHABLE'));
        next(error);
      },
    );
  };
}
