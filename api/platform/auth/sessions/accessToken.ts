import { isId } from '@plumbline/resources/language/ids';
import { jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../../base/errors/errors';

/** Claims of an access token: as specified (sub, email, role, client_id), with the session and the contact. */
export interface AccessClaims {
  user: string;
  email: string;
  role: string;
  session: string;
  contact: string | null;
  /** Id of the mirroring by support; absent for everyone else. */
  mirroring?: string | null;
}

/** Seconds an access token is valid. */
export const accessLifetime = 15 * 60;

interface Signing {
  key: Uint8Array;
  issuer: string;
  clientId: string;
  now: Date;
}

export async function issueAccessToken(
  claims: AccessClaims,
  { key, issuer, clientId, now }: Signing,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    email: claims.email,
    role: claims.role,
    client_id: clientId,
    sid: claims.session,
    contact: claims.contact,
    ...(claims.mirroring ? { mirroring: claims.mirroring } : {}),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(claims.user)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessLifetime)
    .sign(key);
}

/** Verifies signature, issuer, audience and expiry; on SESSION_ENDED the client refreshes or signs in. */
export async function verifyAccessToken(
  token: string,
  { key, issuer, now }: Omit<Signing, 'clientId'>,
): Promise<AccessClaims & { until: number }> {
  const { payload } = await jwtVerify(token, key, {
    issuer,
    audience,
    algorithms: ['HS256'],
    typ: 'at+jwt',
    currentDate: now,
    requiredClaims: ['sub', 'sid', 'exp'],
  }).catch(() => {
    throw new ApiError('SESSION_ENDED');
  });
  const { sub, sid, email, role, contact, mirroring, exp } = payload;
  if (!isId(sub) || !isId(sid) || typeof email !== 'string' || typeof role !== 'string' || exp === undefined)
    throw new ApiError('SESSION_ENDED');
  return {
    user: sub,
    session: sid,
    email,
    role,
    contact: isId(contact) ? contact : null,
    mirroring: isId(mirroring) ? mirroring : null,
    until: exp * 1000,
  };
}

const audience = 'plumbline-api';
