import { randomBytes } from 'node:crypto';
import { AuthenticationService } from '@feathersjs/authentication';
import { oauth } from '@feathersjs/authentication-oauth';
import feathersExpress, { rest } from '@feathersjs/express';
import { feathers, type HookContext, type NextFunction } from '@feathersjs/feathers';
import { isLanguage } from '@plumbline/resources/language/languages';
import express, { type Express, json, type RequestHandler } from 'express';
import session from 'express-session';
import type { Api } from '../../../base/context/context';
import { sendJson } from '../../../base/http/sendJson';
import { setSessionCookie } from '../sessions/sessionCookie';
import { deviceOf } from '../sessions/startSession';
import type { SignInState } from '../signInState';
import { AttemptStore, attemptLifetime } from './attemptStore';
import type { Issuer } from './discoverIssuer';
import { failedLogin, IssuerStrategy, tellable } from './IssuerStrategy';
import { lockedSince, markLocked } from './lockedCookie';

/**
 * The authorization-code flow with PKCE, state and nonce, as a separate application that the entities' hooks do not
 * apply to. It serves one origin, under /api/oauth (start and callback) and /api/authentication, which accepts no
 * POST.
 */
export async function createFlow(
  api: Api,
  state: SignInState,
  issuer: Issuer,
  origin: string = api.config.origin,
): Promise<Express> {
  // Feathers is typed for Express 4; at run time both `flow` and `web` are Express 5.
  const flow = feathersExpress(feathers(), express() as never);
  const web = flow as unknown as Express;
  web.set('trust proxy', api.web.get('trust proxy'));
  web.disable('x-powered-by');
  flow.set('authentication', {
    // Required by Feathers but unused: this flow issues no token.
    secret: randomBytes(32).toString('hex'),
    entity: null,
    authStrategies: [],
    oauth: grantSettings(api, issuer, origin),
  });
  web.use(json({ limit: '100kb' }));
  web.use((req, res, next) => {
    req.feathers = {
      ...req.feathers,
      device: deviceOf(req),
      lockedSince: lockedSince(req),
      handOver: (ticket) => setSessionCookie(res, ticket, api.config, state.keys.session),
      unlock: () => markLocked(res, api.config, null),
    };
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  flow.configure(rest(sendJson));
  const authentication = new CookieAuthentication(flow);
  authentication.register('issuer', new IssuerStrategy(api, state, issuer));
  flow.use('api/authentication', authentication);
  flow.configure(oauth({ expressSession: attemptSession(api, state) as never }));
  flow
    .service('api/oauth/:provider')
    .hooks({ around: { all: [passOnWishes, redirectFailures(api), keepAttempt] } });
  flow.service('api/oauth/:provider/callback').hooks({ around: { all: [redirectFailures(api)] } });
  await flow.setup();
  return web;
}

/** Makes no access token: the browser gets the session cookie and refreshes from it. */
class CookieAuthentication extends AuthenticationService {
  override async createAccessToken(): Promise<string> {
    return '';
  }
}

function grantSettings({ config }: Api, issuer: Issuer, origin: string) {
  return {
    defaults: { origin, prefix: '/api/oauth', transport: 'state' },
    issuer: {
      oauth: 2,
      // The pages of the embedded issuer are served from the origin of the app.
      authorize_url: issuer.isEmbedded
        ? issuer.authorizeUrl.replace(config.origin, () => origin)
        : issuer.authorizeUrl,
      access_url: issuer.tokenUrl,
      profile_url: issuer.userinfoUrl,
      key: issuer.clientId,
      // grant leaves the encoding of the Authorization header (RFC 6749, section 2.3.1) to its caller.
      secret:
        issuer.clientAuth === 'client_secret_basic'
          ? encodeURIComponent(issuer.clientSecret)
          : issuer.clientSecret,
      token_endpoint_auth_method: issuer.clientAuth,
      scope: [...issuer.scope],
      scope_delimiter: ' ',
      response: ['tokens', 'raw', 'profile'],
      state: true,
      nonce: true,
      pkce: true,
      // The embedded issuer grants offline_access only with the consent prompt. It always asks for the password: silent
      // sign-in is left to the session cookie, and a device may change hands.
      custom_params: issuer.isEmbedded ? { prompt: 'login consent' } : wishOf(config),
    },
  };
}

/** The `acr_values` to request from an external issuer, if the settings require one of several. */
const wishOf = ({ oidc }: Api['config']): Record<string, string> =>
  oidc && oidc.strength.acr.length > 0 ? { acr_values: oidc.strength.acr.join(' ') } : {};

function attemptSession({ config, db, now }: Api, { keys }: SignInState): RequestHandler {
  return session({
    name: 'plumbline-signin',
    secret: keys.cookies,
    store: new AttemptStore(db, now),
    resave: false,
    saveUninitialized: false,
    // Lax: the issuer's redirect back is a navigation from another site.
    cookie: {
      path: '/api/oauth',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.origin.startsWith('https:'),
      maxAge: attemptLifetime,
    },
    // Whether people use https is known from the settings; a TLS-terminating proxy need not send X-Forwarded-Proto.
    proxy: true,
  });
}

/** Passes the language and e-mail address known to the app on to the issuer's page. */
async function passOnWishes(context: HookContext, next: NextFunction): Promise<void> {
  const { ui_locales: language, login_hint: hint, prompt } = context.params.query ?? {};
  context.params.query = {};
  await next();
  const location: unknown = context.result?.location;
  if (typeof location !== 'string' || !URL.canParse(location)) return;
  const url = new URL(location);
  if (isLanguage(language)) url.searchParams.set('ui_locales', language);
  if (typeof hint === 'string' && hint.length <= 200) url.searchParams.set('login_hint', hint);
  // The embedded issuer always asks, by its own `prompt` setting.
  const isLocked = Boolean(Reflect.get(context.params, 'lockedSince'));
  if ((isLocked || prompt === 'login') && !url.searchParams.has('prompt'))
    url.searchParams.set('prompt', 'login');
  // OpenID Connect Core 1.0, section 3.1.2.1: with `max_age` the issuer must return `auth_time`.
  if (isLocked) url.searchParams.set('max_age', '0');
  context.result = { location: url.href };
}

/**
 * Waits until the attempt is saved: express-session saves it while the response is already being sent, and an issuer
 * that knows the person redirects back at once.
 */
async function keepAttempt(context: HookContext, next: NextFunction): Promise<void> {
  await next();
  const { session: attempt }: { session?: session.Session } = context.params;
  await new Promise<void>((resolve, reject) => {
    if (attempt) attempt.save((error) => (error ? reject(error) : resolve()));
    else resolve();
  });
}

/** A browser that followed a link is redirected to the app, which shows the error, instead of a bare API response. */
const redirectFailures =
  ({ config }: Api) =>
  async (context: HookContext, next: NextFunction): Promise<void> => {
    const failed = (code: string) => failedLogin(config.boot, code);
    try {
      await next();
      context.result = { location: context.result?.location ?? failed('SIGN_IN_FAILED') };
    } catch (error) {
      const location = error instanceof Error && 'location' in error ? error.location : undefined;
      context.result = { location: typeof location === 'string' ? location : failed(tellable(error)) };
    }
  };
