import type { RoleMapping } from '../../../base/config/externalIssuer';
import type { Api } from '../../../base/context/context';
import { ApiError } from '../../../base/errors/errors';
import { applyMappedRole } from './applyMappedRole';
import type { Issuer } from './discoverIssuer';
import { readClaims } from './readClaims';
import type { RefreshAnswer } from './refreshToken';

interface Heard {
  issuer: Issuer;
  answer: Exclude<RefreshAnswer, string>;
  user: string;
}

/**
 * Updates the mapped role at each refresh of a session. As at sign-in, both id token and userinfo are required: with
 * an issuer that refreshes without an id token the role stays until the next sign-in.
 */
export async function remapRole(
  api: Api,
  roles: RoleMapping,
  { issuer, answer: { idToken, accessToken }, user }: Heard,
): Promise<void> {
  if (!idToken) return;
  const profile = issuer.userinfoUrl ? await readUserinfo(issuer.userinfoUrl, accessToken) : null;
  if (issuer.userinfoUrl && profile === null) return;
  const claims = await readClaims(issuer, { idToken, profile }).catch(() => null);
  if (!claims || !(await isHis(api, { issuer, user, subject: claims.subject }))) return;
  await applyMappedRole(api, roles, { user, claims: claims.all }).catch((error) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

async function isHis(
  { db }: Api,
  { issuer, user, subject }: { issuer: Issuer; user: string; subject: string },
): Promise<boolean> {
  const known = await db('userIdentities').where({ issuer: issuer.name, subject, user }).first('user');
  return known !== undefined;
}

async function readUserinfo(url: string, accessToken: string | undefined): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken ?? ''}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}
