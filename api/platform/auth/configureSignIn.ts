import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { registerHooks } from '../../entities/hooks';
import { findVisit, originOfRequest, wearBrand } from '../brands';
import { type JobRunner, runJobs } from '../jobs';
import { configureMail } from '../mail';
import { cleanUpSignIn } from './cleanUpSignIn';
import { createFlow } from './flow/createFlow';
import { failedLogin, tellable } from './flow/IssuerStrategy';
import { issuerOf } from './flow/issuerOf';
import { mountIssuer } from './issuer/mountIssuer';
import { forgetBearers } from './mirroring/forgetBearers';
import { welcomeUser } from './passwords/welcomeUser';
import { endWithRights } from './sessions/endWithRights';
import { sessionRoutes } from './sessions/sessionRoutes';
import { type SignInState, signInState } from './signInState';
import { speakAsOrigin } from './speakAsOrigin';
import { apiTokenRoutes } from './tokens/apiTokenRoutes';

/**
 * Mounts the embedded issuer (unless an external one is configured), the sign-in flow, sessions and API tokens,
 * configures their mail and cleans up expired data hourly. Call before body parsers.
 */
export async function configureSignIn(api: Api, jobs: JobRunner = runJobs(api)): Promise<void> {
  const state = await signInState(api);
  // Rate limits count by IP address: behind a proxy it must be the client's.
  api.web.set('trust proxy', api.config.trustedProxies);
  mountIssuer(api, state);
  api.web.use(signInFlow(api, state));
  api.web.use('/api/session', sessionRoutes(api, state));
  api.web.use('/api/apiTokens', apiTokenRoutes(api, state));
  registerHooks('instances', forgetBearers(state));
  const ending = endWithRights(api, state);
  for (const name of ['users', 'contacts', 'instances'] as const) registerHooks(name, ending[name]);
  if (api.config.oidc === null) registerHooks('users', welcomeUser(api, state));
  configureMail(api, jobs, state.sealer);
  const hourly = schedule.scheduleJob('17 * * * *', () => {
    cleanUpSignIn(api.db, api.now()).catch(() =>
      api.log.warn('clearing away old sign-ins failed; it is tried again in an hour'),
    );
  });
  api.onClose(() => {
    hourly.cancel();
  });
}

/**
 * Each origin's flow is created at its first use: only then is the issuer reachable for certain. A failed attempt is
 * not cached, so that an unavailable issuer can recover.
 */
function signInFlow(api: Api, state: SignInState): RequestHandler {
  const speak = speakAsOrigin(api);
  const flows = new Map<string, Promise<Express>>();
  const flowAt = (origin: string): Promise<Express> => {
    const known = flows.get(origin);
    if (known) return known;
    const flow = issuerOf(api, state).then((issuer) => createFlow(api, state, issuer, origin));
    flows.set(origin, flow);
    flow.catch(() => flows.delete(origin));
    return flow;
  };
  return async (req, res, next) => {
    if (!/^\/api\/(oauth|authentication)(\/|$)/.test(req.path)) return next();
    // An external issuer redirects to ORIGIN only.
    const origin = api.config.oidc ? api.config.origin : await originOfRequest(api, req);
    if (req.path === '/api/oauth/issuer') {
      const home = origin === api.config.origin && (await addressAtHome(api, req));
      if (home) return res.redirect(home);
      // The pages that follow use the brand of the broker whose link or host the visitor used.
      await wearBrand(api)(req, res, () => {});
    }
    flowAt(origin).then(
      (handle) =>
        speak(req, res, () => handle(req, res, (error?: unknown) => lead(api, error, { req, res, next }))),
      (error) => lead(api, error, { req, res, next }),
    );
  };
}

/** Errors on the way to or from the sign-in page redirect to the app, which shows the error. */
function lead(
  { config }: Api,
  error: unknown,
  { req, res, next }: { req: Request; res: Response; next: NextFunction },
): void {
  if (error && req.path.startsWith('/api/oauth') && !res.headersSent)
    res.redirect(failedLogin(config.boot, tellable(error)));
  else next(error);
}

/**
 * Redirect target when the app was opened under another name of this machine (127.0.0.1 for localhost): cookies set
 * there would be missing when the issuer redirects back to ORIGIN. Tried once, since a proxy may hide the name that
 * was used.
 */
async function addressAtHome(api: Api, req: Request): Promise<string | null> {
  const { config } = api;
  const isStart = req.method === 'GET' && req.path === '/api/oauth/issuer' && req.query.moved === undefined;
  if (!isStart || req.headers.host === new URL(config.origin).host) return null;
  const address = new URL(req.originalUrl, config.origin);
  address.searchParams.set('moved', '1');
  // The host is a broker's own: its brand is used as well.
  const { introducer } = await findVisit(api, req);
  if (introducer) address.searchParams.set('broker', introducer.id);
  return address.href;
}
