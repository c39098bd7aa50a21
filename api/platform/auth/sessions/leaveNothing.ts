import type { Response } from 'express';
import type { Api } from '../../../base/context/context';
import { markLocked } from '../flow/lockedCookie';
import { issuerPath } from '../issuer/embeddedClient';
import { clearSessionCookie } from './sessionCookie';

/**
 * Takes from a browser what a session left in it: the cookies, the issuer's too, and what its cache keeps. Its storage is
 * not cleared: work that was never sent lies there, also of other tabs, and the app removes the rest itself
 * (admin/data/offline/client/clearDevice.ts). Cookies go by name, for that directive would end those of neighbouring sites.
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
  // An issuer of another house may still know the person: it is told to ask, unless it was the one that ended the session.
  else if (reason !== 'issuer') markLocked(res, config, now());
}
