import type { Request, Response } from 'express';
import type { Config } from '../../../base/config/config';
import { cookieOf } from '../sessions/sessionCookie';

/**
 * Tells the start of a sign-in that this device is locked, as the session cookie is not sent to that path: an external
 * issuer must then authenticate the person again, even if it has a session of its own.
 */
const name = 'plumbline-locked';

/** Since when this device is locked; null if it is not. */
export function lockedSince(req: Request): Date | null {
  const since = Number(cookieOf(req, name) || Number.NaN);
  return Number.isFinite(since) ? new Date(since) : null;
}

export function markLocked(res: Response, config: Config, since: Date | null): void {
  const options = {
    httpOnly: true,
    // Lax: the issuer's redirect back is a navigation from another site.
    sameSite: 'lax',
    secure: config.origin.startsWith('https:'),
    path: '/api/oauth',
  } as const;
  if (since) res.cookie(name, String(since.getTime()), { ...options, maxAge: 180 * 24 * 60 * 60 * 1000 });
  else res.clearCookie(name, options);
}
