import type { Language } from '@plumbline/resources/language/languages';
import type { Response } from 'express';
import { issuerPath } from './embeddedClient';
import { languageCookie } from './pages/pageLanguage';

const year = 365 * 24 * 3600 * 1000;

/** Sends a page of the issuer and stores its language in a cookie for the next one. */
export function sendPage(
  res: Response,
  { page, language, status = 200 }: { page: string; language: Language; status?: number },
): void {
  res.cookie(languageCookie, language, {
    path: issuerPath,
    sameSite: 'lax',
    httpOnly: true,
    maxAge: year,
    secure: res.req.secure,
  });
  res.status(status).set('Cache-Control', 'no-store').type('html').send(page);
}
