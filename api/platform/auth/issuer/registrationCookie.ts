import type { Request, Response } from 'express';
import type { Sealer } from '../../../base/keys/sealer';
import { markedRegistration } from '../registration/registrationLink';
import { issuerPath } from './embeddedClient';

/** Tells the browser in which somebody registered. */
const registrationCookie = 'plumbline-registration';

/** Milliseconds a browser knows of it, which may be everybody's: long enough to look into the mail. */
const markLifetime = 60 * 60 * 1000;

/** Notes in the browser what was registered, or proved by its password, there. */
export function markBrowser(req: Request, res: Response, mark: string): void {
  res.cookie(registrationCookie, mark, {
    // The page to sign in looks for it, too.
    path: issuerPath,
    sameSite: 'lax',
    httpOnly: true,
    maxAge: markLifetime,
    secure: req.secure,
  });
}

/** Id of the registration this browser was used for last. */
export function registrationOf(req: Request, sealer: Sealer): string | null {
  const mark = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-registration=([\w.-]+)/)?.[1];
  return mark ? markedRegistration(sealer, mark) : null;
}
