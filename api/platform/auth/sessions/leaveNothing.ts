import type { Response } from 'express';
import type { Api } from '../../../base/context/context';
import { markLocked } from '../flow/lockedCookie';
import { issuerPath } from '../issuer/embeddedClient';
import { clearSessionCookie } from './sessionCookie';

/**
 * Clears what a session left in the browser: its cookies, the issuer's, and the HTTP cache. The storage is not
 * cleared: it may contain unsent work, also of other tabs; the app removes the rest itself
 * (admin/data/offline/client/clearDevice.ts). Cookies are cleared by name, since Clear-Site-Data would clear those of
 * sibling sites as well.
 */
export function leaveNothing(
  res: Response,
  { config, now }: Pick<Api, 'config' | 'now'>,
  reason?: unknown,
): void {
  clearSessionCookie(res, config);
  res.setHeader('Clear-Site-Data', '"cache"');
  if (config.oidc === null)
    for (const name of ['plumbline-issuer', 'plumbline-issuer.sig'])
      res.clearCookie(name, { httpOnly: true, sameSite: 'lax', path: issuerPath });
  // An external issuer may still have a session: the next sign-in must ask again, unless it ended the session itself.
  else if (reason !== 'issuer') markLocked(res, config, now());
}
