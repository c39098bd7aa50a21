import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '@plumbline/resources/language/ids';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import type { Api } from '../../base/context/context';
import { brandOf, type Introducer, introducerOf } from './brandOf';
import { brokerOfHost } from './originOfRequest';

const cookieName = 'plumbline-brand';
const year = 365 * 24 * 3600 * 1000;

/** Brand and broker of a request, which may be anonymous. */
export interface Visit {
  brand: Brand | null;
  /** The broker whose link was used, with or without white-labelling. */
  introducer: Introducer | null;
}

const nobody: Visit = { brand: null, introducer: null };
const current = new AsyncLocalStorage<Visit>();

/** The brand of the current request. */
export const brandOfRequest = (): Brand | null => current.getStore()?.brand ?? null;

/** The broker whose link the current request was made by. */
export const introducerOfRequest = (): Introducer | null => current.getStore()?.introducer ?? null;

/** Renders a page in a given brand. */
export const wearing = <Result>(brand: Brand | null, make: () => Result): Result =>
  current.run({ ...(current.getStore() ?? nobody), brand }, make);

/** Sets the brand for what follows; mount before anything that changes the request's host. */
export function wearBrand(api: Pick<Api, 'db' | 'config'>): RequestHandler {
  return async (req, res, next) => {
    const visit = await findVisit(api, req);
    // Anyone can send such a link, so the cookie lasts for the browser session only.
    if (isId(req.query.broker) && visit.introducer?.id === req.query.broker)
      rememberBroker(res, visit.introducer.id, { isVisit: true });
    current.run(visit, next);
  };
}

/**
 * The visitor's brand: of `?broker=<id>`, else of the broker whose host name was called, else of the last sign-in in
 * this browser (cookie). An unknown broker counts as none.
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

/** Stores the broker in a cookie for the next sign-in in this browser; it does not identify the person. */
export const rememberBrand = (res: Response, brand: Brand | null | undefined): void =>
  rememberBroker(res, brand?.broker);

function rememberBroker(res: Response, broker: string | undefined, { isVisit = false } = {}): void {
  const options: CookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: res.req.secure };
  if (broker) res.cookie(cookieName, broker, isVisit ? options : { ...options, maxAge: year });
  else if (res.req.headers.cookie?.includes(`${cookieName}=`)) res.clearCookie(cookieName, options);
}
