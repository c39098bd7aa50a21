import type { Actor } from '@plumbline/resources/language/permissions';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { noteSecurityEvent } from './noteSecurityEvent';

/** Milliseconds in which the same refusal of a person is recorded once. */
const silence = 10 * 60_000;
/** Events per account in that time, so that nobody can flood its log. */
const perAccount = 60;

interface Refusal {
  actor: Actor | undefined;
  error: unknown;
  req?: Pick<Request, 'ip' | 'headers'>;
}

const noters = new WeakMap<object, (refusal: Refusal) => void>();

/**
 * Records in the security log that a signed-in user was refused for want of a right; the same once in ten minutes. Not
 * awaited, and a failure does not affect the response.
 */
export function noteRefusal(api: Pick<Api, 'db' | 'now' | 'log'>, refusal: Refusal): void {
  const note = noters.get(api) ?? noterOf(api);
  noters.set(api, note);
  note(refusal);
}

function noterOf(api: Pick<Api, 'db' | 'now' | 'log'>): (refusal: Refusal) => void {
  let since = 0;
  const told = new Set<string>();
  const counts = new Map<string, number>();
  return ({ actor, error, req }) => {
    const { code, data } = asApiError(error);
    if (code !== 'FORBIDDEN' || !actor) return;
    const now = api.now();
    if (now.getTime() - since >= silence) {
      since = now.getTime();
      told.clear();
      counts.clear();
    }
    const resource = typeof data.resource === 'string' ? data.resource : null;
    const key = [actor.user, actor.instance, resource, data.operation].join();
    const count = counts.get(actor.instance) ?? 0;
    if (told.has(key) || count >= perAccount) return;
    told.add(key);
    counts.set(actor.instance, count + 1);
    noteSecurityEvent({ db: api.db, now }, [actor.instance], {
      kind: 'ACCESS_REFUSED',
      user: actor.user,
      resource,
      ...(req ? originOf(req) : {}),
    }).catch(() => api.log.warn('a refusal could not be put into the security log'));
  };
}

/** Address and user agent of a request, cut to the columns' lengths. */
export const originOf = ({
  ip,
  headers,
}: Pick<Request, 'ip' | 'headers'>): { address: string; userAgent: string } => ({
  address: (ip ?? '').slice(0, 45),
  userAgent: (headers['user-agent'] ?? '').slice(0, 300),
});
