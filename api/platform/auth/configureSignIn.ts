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
 * Mounts the embedded issuer (unless another is configured), the sign-in flow, sessions and API tokens, sends their mail and
 * clears away what is over. Call before body parsers.
 */
export async function configureSignIn(api: Api, jobs: JobRunner = runJobs(api)): Promise<void> {
  const state = await signInState(api);
  // Guesses are counted by address: behind a proxy it must be the caller's own.
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
 * The flow is put together at its first use, once for each origin: only then is the issuer sure to answer, and an issuer that
 * is away may come back.
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
    // An issuer of another house sends people back to ORIGIN alone.
    const origin = api.config.oidc ? api.config.origin : await originOfRequest(api, req);
    if (req.path === '/api/oauth/issuer') {
      const home = origin === api.config.origin && (await addressAtHome(api, req));
      if (home) return res.redirect(home);
      // The pages that follow wear the looks of the broker whose link or host the visitor came by.
      await wearBrand(api)(req, res, () => {});
    }
    flowAt(origin).then(
      (handle) => speak(req, res, () => handle(req, res, (error?: unknown) => lead(error, req, res, next))),
      (error) => lead(error, req, res, next),
    );
  };
}

/** Anyone who is on the way to or from the sign-in page is led to the app, which says what is wrong. */
function lead(error: unknown, req: Request, res: Response, next: NextFunction): void {
  if (error && req.path.startsWith('/api/oauth') && !res.headersSent)
    res.redirect(failedLogin(tellable(error)));
  else next(error);
}

/**
 * Where to begin when somebody came by another name of this machine (127.0.0.1 for localhost): cookies set there would be
 * missing when the issuer sends him or her back to ORIGIN. Tried once, for a proxy may hide the name that was used.
 */
async function addressAtHome(api: Api, req: Request): Promise<string | null> {
  const { config } = api;
  const isStart = req.method === 'GET' && req.path === '/api/oauth/issuer' && req.query.moved === undefined;
  if (!isStart || req.headers.host === new URL(config.origin).host) return null;
  const address = new URL(req.originalUrl, config.origin);
  address.searchParams.set('moved', '1');
  // The name that was called is a broker's own: its looks are used as well.
  const { introducer } = await findVisit(api, req);
  if (introducer) address.searchParams.set('broker', introducer.id);
  return address.href;
}
