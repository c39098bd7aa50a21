import { AsyncLocalStorage } from 'node:async_hooks';
import type { Brand } from '@plumbline/resources/brands/brand';
import { isId } from '@plumbline/resources/ids';
import type { CookieOptions, RequestHandler, Response } from 'express';
import type { Api } from '../context';
import { brandOf } from './brandOf';

const cookieName = 'plumbline-brand';
const year = 365 * 24 * 3600 * 1000;
const current = new AsyncLocalStorage<Brand | null>();

/** Whose looks the page that is being made wears: those of who was signed in last in this browser, or of `?broker=<id>`. */
export const brandOfRequest = (): Brand | null => current.getStore() ?? null;

/** Finds that out for all that follows. */
export function wearBrand(api: Api): RequestHandler {
  return async (req, res, next) => {
    const asked = req.query.broker;
    const known = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-brand=([0-9a-f-]+)/)?.[1];
    const brand = await brandOf(api.db, isId(asked) ? asked : isId(known) ? known : null);
    // Anybody can send such a link: it lasts for this visit.
    if (isId(asked)) rememberBrand(res, brand, { isVisit: true });
    current.run(brand, next);
  };
}

/** Keeps a broker's looks for the next sign-in in this browser, or until it is closed; says nothing of who was here. */
export function rememberBrand(
  res: Response,
  brand: Brand | null | undefined,
  { isVisit = false } = {},
): void {
  const options: CookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: res.req.secure };
  if (brand) res.cookie(cookieName, brand.broker, isVisit ? options : { ...options, maxAge: year });
  else if (res.req.headers.cookie?.includes(`${cookieName}=`)) res.clearCookie(cookieName, options);
}
