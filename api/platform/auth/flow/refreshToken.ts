import type { Issuer } from './discoverIssuer';

/** `refused`: invalid_grant, the issuer ended the person's sign-in. `silent`: no answer, or not a valid one. */
export type RefreshAnswer =
  | 'refused'
  | 'silent'
  | {
      refreshToken: string | undefined;
      seconds: number;
      /** Claims of the person as of now, not yet verified. */
      idToken: string | undefined;
      accessToken: string | undefined;
    };

/** Redeems a refresh token at the issuer (RFC 6749, section 6). */
export async function redeemRefreshToken(issuer: Issuer | null, token: string): Promise<RefreshAnswer> {
  if (!issuer) return 'silent';
  const response = await post(issuer, issuer.tokenUrl, { grant_type: 'refresh_token', refresh_token: token });
  const body: unknown = await response?.json().catch(() => null);
  if (!response || typeof body !== 'object' || body === null) return 'silent';
  if (!response.ok) return 'error' in body && body.error === 'invalid_grant' ? 'refused' : 'silent';
  const text = (name: string) => {
    const value = (body as Record<string, unknown>)[name]; // parsed JSON of unknown shape
    return typeof value === 'string' ? value : undefined;
  };
  return {
    refreshToken: text('refresh_token'),
    seconds: lifetimeOf(body),
    idToken: text('id_token'),
    accessToken: text('access_token'),
  };
}

/** Revokes refresh tokens at the issuer (RFC 7009); one it cannot be told of stays valid until it expires. */
export async function revokeRefreshTokens(issuer: Issuer, tokens: string[]): Promise<void> {
  const url = issuer.revocationUrl;
  if (url)
    await Promise.all(tokens.map((token) => post(issuer, url, { token, token_type_hint: 'refresh_token' })));
}

/**
 * Seconds until the refresh token is redeemed again to check the person's sign-in, from a token answer: between 60 s
 * and 24 h, 1 h if it names none.
 */
export function lifetimeOf(answer: unknown): number {
  const seconds =
    typeof answer === 'object' && answer !== null && 'expires_in' in answer
      ? Number(answer.expires_in)
      : Number.NaN;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 60), 24 * 3600) : 3600;
}

async function post(issuer: Issuer, url: string, form: Record<string, string>): Promise<Response | null> {
  const { clientId, clientSecret, clientAuth } = issuer;
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const isBasic = clientAuth === 'client_secret_basic';
  return fetch(url, {
    method: 'POST',
    headers: isBasic ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {},
    body: new URLSearchParams(isBasic ? form : { ...form, client_id: clientId, client_secret: clientSecret }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
}
