import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '@plumbline/resources/language/ids';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import type { CookieOptions, RequestHandler, Response } from 'express';
import type { Api } from '../../base/context/context';
import { brandOf, type Introducer, introducerOf } from './brandOf';

const cookieName = 'plumbline-brand';
const year = 365 * 24 * 3600 * 1000;
const current = new AsyncLocalStorage<{ brand: Brand | null; introducer: Introducer | null }>();

/** Whose looks the page that is being made wears: those of who was signed in last in this browser, or of `?broker=<id>`. */
export const brandOfRequest = (): Brand | null => current.getStore()?.brand ?? null;

/** By whose link one came to the page that is being made; also a broker that does not sell under its own name. */
export const introducerOfRequest = (): Introducer | null => current.getStore()?.introducer ?? null;

/** Finds that out for all that follows. */
export function wearBrand(api: Api): RequestHandler {
  return async (req, res, next) => {
    const asked = req.query.broker;
    const known = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-brand=([0-9a-f-]+)/)?.[1];
    const broker = isId(asked) ? asked : isId(known) ? known : null;
    const [brand, introducer] = await Promise.all([brandOf(api.db, broker), introducerOf(api.db, broker)]);
    // Anybody can send such a link: it lasts for this visit.
    if (isId(asked)) rememberBroker(res, introducer?.id, { isVisit: true });
    current.run({ brand, introducer }, next);
  };
}

/** Keeps a broker's looks for the next sign-in in this browser; says nothing of who was here. */
export const rememberBrand = (res: Response, brand: Brand | null | undefined): void =>
  rememberBroker(res, brand?.broker);

function rememberBroker(res: Response, broker: string | undefined, { isVisit = false } = {}): void {
  const options: CookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: res.req.secure };
  if (broker) res.cookie(cookieName, broker, isVisit ? options : { ...options, maxAge: year });
  else if (res.req.headers.cookie?.includes(`${cookieName}=`)) res.clearCookie(cookieName, options);
}
