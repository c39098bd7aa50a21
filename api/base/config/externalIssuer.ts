import { isId } from '@plumbline/resources/language/ids';
import type { Role } from '@plumbline/resources/language/permissions';

/** An external OpenID Connect issuer, from the settings. */
export interface ExternalIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string[];
  /** Client authentication at the token endpoint; null: as the issuer's metadata says. */
  clientAuth: ClientAuth | null;
  emailClaim: string;
  /** Claim that says whether the address is verified; null: addresses are trusted without one. */
  emailVerifiedClaim: string | null;
  changePasswordUrl: string;
  roles: RoleMapping | null;
  /** Requested `acr_values`; empty: none. */
  strength: SignInStrength;
}

/**
 * The id token's claim must contain one of these values (OpenID Connect Core 1.0, section 2; values of `amr`: RFC
 * 8176).
 */
export interface SignInStrength {
  acr: readonly string[];
  amr: readonly string[];
}

export type ClientAuth = 'client_secret_basic' | 'client_secret_post';

/** Maps values of a claim to roles; the first match counts. */
export interface RoleMapping {
  claim: string;
  account: string;
  map: { value: string; role: MappedRole }[];
}

/** Owners are created in the account itself and provider staff by the provider, never from a claim. */
const mappedRoles = [
  'Administrator',
  'Employee',
  'ServiceProvider',
  'SalesForce',
] as const satisfies readonly Role[];
export type MappedRole = (typeof mappedRoles)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; null: the embedded issuer. An invalid one stops the start, by its name. */
export function readExternalIssuer(env: Environment): ExternalIssuer | null {
  if (!env.OIDC_ISSUER) {
    const stray = Object.keys(env).find((name) => /^OIDC_(?!ISSUER$)/.test(name) && env[name]);
    if (stray) throw new Error(`${stray} needs OIDC_ISSUER`);
    return null;
  }
  const issuer = address(env, 'OIDC_ISSUER');
  const clientId = env.OIDC_CLIENT_ID;
  const clientSecret = env.OIDC_CLIENT_SECRET;
  if (!clientId || !clientSecret) throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  return {
    issuer,
    clientId,
    clientSecret,
    scope: readScope(env),
    clientAuth: readClientAuth(env),
    emailClaim: env.OIDC_EMAIL_CLAIM || 'email',
    emailVerifiedClaim: isTrusted(env) ? null : env.OIDC_EMAIL_VERIFIED_CLAIM || 'email_verified',
    changePasswordUrl: env.OIDC_CHANGE_PASSWORD_URL
      ? address(env, 'OIDC_CHANGE_PASSWORD_URL')
      : `${issuer}/changepassword`,
    roles: readRoles(env),
    strength: { acr: listIn(env.OIDC_REQUIRED_ACR), amr: listIn(env.OIDC_REQUIRED_AMR) },
  };
}

const listIn = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

function readScope(env: Environment): string[] {
  const scope = (env.OIDC_SCOPE || 'openid email profile offline_access').split(/\s+/).filter(Boolean);
  if (!scope.includes('openid')) throw new Error('OIDC_SCOPE must contain openid');
  return scope;
}

function readClientAuth(env: Environment): ClientAuth | null {
  const wish = env.OIDC_CLIENT_AUTH;
  if (!wish) return null;
  if (wish === 'client_secret_basic' || wish === 'client_secret_post') return wish;
  throw new Error(`OIDC_CLIENT_AUTH must be client_secret_basic or client_secret_post, not "${wish}"`);
}

function isTrusted(env: Environment): boolean {
  const wish = env.OIDC_TRUST_EMAIL || 'no';
  if (wish !== 'yes' && wish !== 'no') throw new Error(`OIDC_TRUST_EMAIL must be yes or no, not "${wish}"`);
  return wish === 'yes';
}

function readRoles(env: Environment): RoleMapping | null {
  const { OIDC_ROLE_CLAIM: claim, OIDC_ROLE_MAP: text, OIDC_ROLE_ACCOUNT: account } = env;
  if (!claim && !text && !account) return null;
  if (!claim || !text || !account)
    throw new Error('OIDC_ROLE_CLAIM, OIDC_ROLE_MAP and OIDC_ROLE_ACCOUNT belong together');
  if (!isId(account)) throw new Error(`OIDC_ROLE_ACCOUNT must be the id of an account, not "${account}"`);
  return { claim, account, map: text.split(',').map(readPair) };
}

function readPair(pair: string): { value: string; role: MappedRole } {
  // The value may contain "=", as directory group names do.
  const [, value, name] = pair.trim().match(/^(.+)=(\w+)$/) ?? [];
  const role = mappedRoles.find((known) => known === name);
  if (!value || !role)
    throw new Error(
      `OIDC_ROLE_MAP must list value=role, with a role of ${mappedRoles.join(', ')}; not "${pair.trim()}"`,
    );
  return { value, role };
}

function address(env: Environment, name: string): string {
  const text = env[name] ?? '';
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Error(`${name} must be an address such as https://login.example, not "${text}"`);
  return text.replace(/\/+$/, '');
}
