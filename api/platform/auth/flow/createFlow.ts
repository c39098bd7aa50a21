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
 * The authorization-code flow with PKCE, state and nonce, as an application of its own: hooks of the entities never meet it.
 * It answers at one origin, under /api/oauth (start and callback) and /api/authentication, where nothing can be posted.
 */
export async function createFlow(
  api: Api,
  state: SignInState,
  issuer: Issuer,
  origin: string = api.config.origin,
): Promise<Express> {
  // Feathers types its side with Express 4; what runs is Express 5, which both `flow` and `web` are.
  const flow = feathersExpress(feathers(), express() as never);
  const web = flow as unknown as Express;
  web.set('trust proxy', api.web.get('trust proxy'));
  web.disable('x-powered-by');
  flow.set('authentication', {
    // Signs nothing: no token is made on this road.
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
    .hooks({ around: { all: [passOnWishes, redirectFailures, keepAttempt] } });
  flow.service('api/oauth/:provider/callback').hooks({ around: { all: [redirectFailures] } });
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
      // Our own pages are at the same address as the screens.
      authorize_url: issuer.isEmbedded
        ? issuer.authorizeUrl.replace(config.origin, () => origin)
        : issuer.authorizeUrl,
      access_url: issuer.tokenUrl,
      profile_url: issuer.userinfoUrl,
      key: issuer.clientId,
      // In the header grant leaves the encoding of RFC 6749, section 2.3.1, to us.
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
      // The embedded issuer drops offline_access without the consent prompt, and asks for the password every time: being
      // signed in silently is the session cookie's business, and a device may change hands.
      custom_params: issuer.isEmbedded ? { prompt: 'login consent' } : wishOf(config),
    },
  };
}

/** Which context is asked of an issuer of another house, where the settings demand one of several. */
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
    // The settings say whether people come by https; a proxy that ends it need not say so again.
    proxy: true,
  });
}

/** Language and address that the app knows are passed to the issuer's page. */
async function passOnWishes(context: HookContext, next: NextFunction): Promise<void> {
  const { ui_locales: language, login_hint: hint, prompt } = context.params.query ?? {};
  context.params.query = {};
  await next();
  const location: unknown = context.result?.location;
  if (typeof location !== 'string' || !URL.canParse(location)) return;
  const url = new URL(location);
  if (isLanguage(language)) url.searchParams.set('ui_locales', language);
  if (typeof hint === 'string' && hint.length <= 200) url.searchParams.set('login_hint', hint);
  // The embedded issuer asks anyway, by its own setting.
  const isLocked = Boolean(Reflect.get(context.params, 'lockedSince'));
  if ((isLocked || prompt === 'login') && !url.searchParams.has('prompt'))
    url.searchParams.set('prompt', 'login');
  // OpenID Connect Core 1.0, section 3.1.2.1: then the issuer has to say when it asked.
  if (isLocked) url.searchParams.set('max_age', '0');
  context.result = { location: url.href };
}

/**
 * Waits until the attempt is kept: express-session saves it while the answer is already on its way, and an issuer that
 * knows the person sends the browser back at once.
 */
async function keepAttempt(context: HookContext, next: NextFunction): Promise<void> {
  await next();
  const { session: attempt }: { session?: session.Session } = context.params;
  await new Promise<void>((resolve, reject) => {
    if (attempt) attempt.save((error) => (error ? reject(error) : resolve()));
    else resolve();
  });
}

/** A browser that came by a link is led back to the app, which explains; it never sees a bare answer of the API. */
async function redirectFailures(context: HookContext, next: NextFunction): Promise<void> {
  try {
    await next();
    context.result = { location: context.result?.location ?? failedLogin('SIGN_IN_FAILED') };
  } catch (error) {
    const location = error instanceof Error && 'location' in error ? error.location : undefined;
    context.result = { location: typeof location === 'string' ? location : failedLogin(tellable(error)) };
  }
}
