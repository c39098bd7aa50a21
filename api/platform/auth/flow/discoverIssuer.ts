import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { ClientAuth } from '../../../base/config/externalIssuer';
import type { Api } from '../../../base/context/context';
import { ApiError } from '../../../base/errors/errors';
import { embeddedClient, embeddedIssuer } from '../issuer/embeddedClient';
import type { SignInState } from '../signInState';

/** The issuer as its discovery document describes it (OpenID Connect Discovery 1.0, section 3). */
export interface Issuer {
  /** As the `iss` claim of its tokens spells it. */
  name: string;
  isEmbedded: boolean;
  clientId: string;
  clientSecret: string;
  clientAuth: ClientAuth;
  scope: readonly string[];
  authorizeUrl: string;
  tokenUrl: string;
  userinfoUrl: string | undefined;
  revocationUrl: string | undefined;
  endSessionUrl: string | undefined;
  keys: JWTVerifyGetKey;
}

/**
 * Reads the discovery document; the embedded issuer's is read over the loopback, since the public address may not be
 * reachable from here.
 */
export async function discoverIssuer({ config }: Api, { sealer }: SignInState): Promise<Issuer> {
  const isEmbedded = config.oidc === null;
  const client = config.oidc ?? { issuer: embeddedIssuer(config), ...embeddedClient(sealer) };
  const direct = (url: string) =>
    isEmbedded ? url.replace(config.origin, `http://127.0.0.1:${config.port}`) : url;
  const document = await fetchDocument(direct(`${client.issuer}/.well-known/openid-configuration`));
  const required = (name: string) => optional(document, name) ?? unreachable();
  if (required('issuer').replace(/\/$/, '') !== client.issuer) return unreachable();
  const within = (name: string) => {
    const url = optional(document, name);
    return url === undefined ? undefined : direct(url);
  };
  return {
    name: required('issuer'),
    isEmbedded,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    clientAuth: config.oidc?.clientAuth ?? clientAuthOf(document),
    scope: config.oidc?.scope ?? ['openid', 'email', 'profile', 'offline_access'],
    authorizeUrl: required('authorization_endpoint'),
    tokenUrl: direct(required('token_endpoint')),
    userinfoUrl: within('userinfo_endpoint'),
    revocationUrl: within('revocation_endpoint'),
    endSessionUrl: optional(document, 'end_session_endpoint'),
    keys: createRemoteJWKSet(new URL(direct(required('jwks_uri')))),
  };
}

/**
 * Client authentication the issuer supports; client_secret_basic if it names none (OpenID Connect Discovery 1.0,
 * section 3).
 */
function clientAuthOf(document: Document): ClientAuth {
  const taken = document.token_endpoint_auth_methods_supported;
  const isPostOnly =
    Array.isArray(taken) && taken.includes('client_secret_post') && !taken.includes('client_secret_basic');
  return isPostOnly ? 'client_secret_post' : 'client_secret_basic';
}

const unreachable = (): never => {
  throw new ApiError('ISSUER_UNREACHABLE');
};

type Document = Readonly<Record<string, unknown>>;

function optional(document: Document, name: string): string | undefined {
  const value = document[name];
  return typeof value === 'string' ? value : undefined;
}

async function fetchDocument(url: string): Promise<Document> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) }).catch(
    unreachable,
  );
  const document: unknown = response.ok ? await response.json().catch(unreachable) : unreachable();
  return typeof document === 'object' && document !== null ? { ...document } : unreachable();
}
