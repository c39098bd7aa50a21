import type { Request, Response } from 'express';
import type { Sealer } from '../../../base/keys/sealer';
import { markedRegistration } from '../registration/registrationLink';
import { issuerPath } from './embeddedClient';

/** Cookie with the id of the registration made in this browser. */
const registrationCookie = 'plumbline-registration';

/** Milliseconds the cookie lasts: time to read the mail, but short, as the browser may be shared. */
const markLifetime = 60 * 60 * 1000;

/** Sets the cookie, after registering or after the registration's password was entered. */
export function markBrowser(req: Request, res: Response, mark: string): void {
  res.cookie(registrationCookie, mark, {
    // Read by the sign-in page as well.
    path: issuerPath,
    sameSite: 'lax',
    httpOnly: true,
    maxAge: markLifetime,
    secure: req.secure,
  });
}

/** Id of the last registration made in this browser. */
export function registrationOf(req: Request, sealer: Sealer): string | null {
  const mark = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-registration=([\w.-]+)/)?.[1];
  return mark ? markedRegistration(sealer, mark) : null;
}
