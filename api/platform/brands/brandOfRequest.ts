import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '@plumbline/resources/language/ids';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import type { Api } from '../../base/context/context';
import { brandOf, type Introducer, introducerOf } from './brandOf';
import { brokerOfHost } from './originOfRequest';

const cookieName = 'plumbline-brand';
const year = 365 * 24 * 3600 * 1000;

/** Under whose name somebody visits who may not be signed in. */
export interface Visit {
  brand: Brand | null;
  /** By whose link one came; also a broker that does not sell under its own name. */
  introducer: Introducer | null;
}

const nobody: Visit = { brand: null, introducer: null };
const current = new AsyncLocalStorage<Visit>();

/** Whose looks the page that is being made wears. */
export const brandOfRequest = (): Brand | null => current.getStore()?.brand ?? null;

/** By whose link one came to the page that is being made. */
export const introducerOfRequest = (): Introducer | null => current.getStore()?.introducer ?? null;

/** Makes a page in the looks of a broker, for any visitor. */
export const wearing = <Result>(brand: Brand | null, make: () => Result): Result =>
  current.run({ ...(current.getStore() ?? nobody), brand }, make);

/** Finds out whose looks all that follows wears; before anything that changes the request's host. */
export function wearBrand(api: Pick<Api, 'db' | 'config'>): RequestHandler {
  return async (req, res, next) => {
    const visit = await findVisit(api, req);
    // Anybody can send such a link: it lasts for this visit.
    if (isId(req.query.broker) && visit.introducer?.id === req.query.broker)
      rememberBroker(res, visit.introducer.id, { isVisit: true });
    current.run(visit, next);
  };
}

/**
 * Whose looks a visitor sees: those of `?broker=<id>`, else of the broker whose host name was called, else of who was
 * signed in last in this browser. A broker that is unknown counts as none named.
 */
export async function findVisit({ db, config }: Pick<Api, 'db' | 'config'>, req: Request): Promise<Visit> {
  const asked = req.query.broker;
  const kept = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-brand=([0-9a-f-]+)/)?.[1];
  const sources = [
    () => (isId(asked) ? asked : null),
    () => brokerOfHost({ db, config }, req),
    () => (isId(kept) ? kept : null),
  ];
  for (const source of sources) {
    const introducer = await introducerOf(db, await source());
    if (introducer) return { brand: await brandOf(db, introducer.id), introducer };
  }
  return nobody;
}

/** Keeps a broker's looks for the next sign-in in this browser; says nothing of who was here. */
export const rememberBrand = (res: Response, brand: Brand | null | undefined): void =>
  rememberBroker(res, brand?.broker);

function rememberBroker(res: Response, broker: string | undefined, { isVisit = false } = {}): void {
  const options: CookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: res.req.secure };
  if (broker) res.cookie(cookieName, broker, isVisit ? options : { ...options, maxAge: year });
  else if (res.req.headers.cookie?.includes(`${cookieName}=`)) res.clearCookie(cookieName, options);
}
