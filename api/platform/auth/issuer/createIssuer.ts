import { languages } from '@plumbline/resources/language/languages';
import { productName } from '@plumbline/resources/rules/brands/brand';
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Api } from '../../../base/context/context';
import { asApiError, secondsToWait } from '../../../base/errors/handleErrors';
import { currentOrigin } from '../../brands';
import { findPerson } from '../actors/findPerson';
import { sessionLifetime } from '../sessions/sessionRecord';
import type { SignInState } from '../signInState';
import { callbackPath, embeddedClient, embeddedIssuer, issuerPath } from './embeddedClient';
import { issuerAdapter } from './issuerAdapter';
import { languageOf } from './pages/pageLanguage';
import { problemOf, problemPage } from './pages/problemPage';

const hour = 3600;
const wholeSession = sessionLifetime / 1000;

/** The embedded issuer: OpenID Connect with one client, this application. */
export function createIssuer(api: Api, { keys, sealer }: SignInState): Provider {
  const { config, db, now } = api;
  const { clientId, clientSecret } = embeddedClient(sealer);
  const configuration: Configuration = {
    adapter: (model) => issuerAdapter(db, now, model),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        client_name: productName,
        redirect_uris: [`${config.origin}${callbackPath}`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    // oidc-provider types keys loosely; these are the private ES256 keys created by `openKeys`.
    jwks: { keys: keys.signing } as Configuration['jwks'],
    cookies: {
      keys: keys.cookies,
      names: {
        session: 'plumbline-issuer',
        interaction: 'plumbline-interaction',
        resume: 'plumbline-resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: issuerPath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    pkce: { required: () => true },
    discovery: { ui_locales_supported: languages },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      // A client may revoke its own tokens only.
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: { enabled: false },
    },
    interactions: {
      policy: askingEachTime(),
      url: (_ctx, interaction) => `${issuerPath}/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
      RefreshToken: wholeSession,
      Grant: wholeSession,
    },
    async findAccount(_ctx, id) {
      const person = await findPerson(db, id);
      return person
        ? {
            accountId: id,
            claims: () => ({
              sub: id,
              email: person.email,
              email_verified: true,
              name: person.name,
              locale: person.language,
            }),
          }
        : undefined;
    },
    renderError: (ctx, out, error) => renderProblem(ctx, out.error, error),
  };
  const issuer = new Provider(embeddedIssuer(config), configuration);
  allowCallbackHere(issuer);
  // Trusts X-Forwarded headers, which speakAsOrigin sets.
  issuer.proxy = true;
  issuer.on('server_error', (ctx, error) => {
    const known = asApiError(error);
    const seconds = secondsToWait(known);
    if (seconds !== null) ctx.set('Retry-After', String(seconds));
    api.log.error({ name: error.name, code: known.code }, 'issuer failed');
  });
  return issuer;
}

/** The redirect URI at a broker's own host name is allowed for requests to that host, besides the registered one. */
function allowCallbackHere({ Client }: Provider): void {
  const { redirectUriAllowed } = Client.prototype;
  Client.prototype.redirectUriAllowed = function isAllowed(address) {
    return redirectUriAllowed.call(this, address) || address === `${currentOrigin()}${callbackPath}`;
  };
}

/**
 * Requires the login prompt for every authorization request: silent sign-in is left to the session cookie, and a
 * device may change hands.
 */
function askingEachTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('each_time', 'End-User authentication is required', 'login_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

function renderProblem(ctx: KoaContextWithOIDC, code: string, error: unknown): void {
  ctx.type = 'html';
  ctx.body = problemPage({
    language: languageOf(ctx.req),
    problem: code === 'server_error' ? problemOf(asApiError(error)) : 'interrupted',
  });
}
