import { jwtVerify } from 'jose';
import { ApiError } from '../../../base/errors/errors';
import { type Claims, claimAt } from './claimAt';
import type { Issuer } from './discoverIssuer';

/** The issuer's claims about the person who signed in. */
export interface IssuerClaims {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** When the issuer last authenticated the person (`auth_time` of the verified id token); null if missing. */
  authenticatedAt: Date | null;
  /** How it did so (`acr` and `amr` of the verified id token); userinfo has no such claims. */
  acr: string | null;
  amr: readonly string[];
  /** All claims of userinfo and id token, for the claims named in the settings. */
  all: Claims;
}

/** Names of the claims for the address and whether it is verified; null: every address counts as verified. */
export interface ClaimNames {
  emailClaim: string;
  emailVerifiedClaim: string | null;
}

const usualNames: ClaimNames = { emailClaim: 'email', emailVerifiedClaim: 'email_verified' };

interface Answer {
  idToken: unknown;
  profile: unknown;
}

/**
 * Verifies signature, issuer, audience and expiry of the id token, which grant does not, and accepts the userinfo
 * answer only for the same subject (OpenID Connect Core 1.0, sections 3.1.3.7 and 5.3.2).
 */
export async function readClaims(
  issuer: Issuer,
  { idToken, profile }: Answer,
  { emailClaim, emailVerifiedClaim }: ClaimNames = usualNames,
): Promise<IssuerClaims> {
  if (typeof idToken !== 'string') throw new ApiError('SIGN_IN_FAILED');
  const { payload } = await jwtVerify(idToken, issuer.keys, {
    issuer: issuer.name,
    audience: issuer.clientId,
    clockTolerance: 60,
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch(() => {
    throw new ApiError('SIGN_IN_FAILED');
  });
  const userinfo =
    typeof profile === 'object' && profile !== null ? ({ ...profile } as Record<string, unknown>) : {}; // parsed JSON of unknown shape
  if (issuer.userinfoUrl && userinfo.sub !== payload.sub) throw new ApiError('SIGN_IN_FAILED');
  const all: Claims = { ...userinfo, ...payload };
  const email = claimAt(all, emailClaim);
  return {
    subject: payload.sub ?? '',
    email: typeof email === 'string' && email !== '' ? email : undefined,
    isEmailVerified: emailVerifiedClaim === null || claimAt(all, emailVerifiedClaim) === true,
    authenticatedAt: typeof payload.auth_time === 'number' ? new Date(payload.auth_time * 1000) : null,
    acr: typeof payload.acr === 'string' ? payload.acr : null,
    amr: Array.isArray(payload.amr) ? payload.amr.filter((one) => typeof one === 'string') : [],
    all,
  };
}
