import { ownTimeZone, timeZoneHeader } from '@plumbline/resources/language/timeZones';
import { HttpError } from 'ra-core';
import type { CallInit } from '../../connection';
import type { Session } from './createSession';
import { errorOf } from './errorOf';

/**
 * A fetch that speaks for the signed-in person: adds the bearer and the device's time zone, renews it once when it was refused, and throws what the
 * server refused as react-admin's HttpError. The bearer goes to this application's API and nowhere else.
 */
export function fetchAs(
  session: Pick<Session, 'token' | 'refresh' | 'status'>,
  fetcher: (url: URL, init: CallInit & { headers: Headers }) => Promise<Response>,
  origin: string,
) {
  return async function apiFetch(address: string, init: CallInit = {}): Promise<Response> {
    const url = new URL(address, origin);
    if (url.origin !== origin || !url.pathname.startsWith('/api/'))
      throw new Error(`${url.href} is no address of the API`);
    const send = (token: string) => fetcher(url, { ...init, headers: withBearer(init.headers, token) });
    const token = await session.token();
    if (!token) throw unsigned(session);
    const response = await send(token);
    if (response.status !== 401) {
      if (response.ok) return response;
      const error = await errorOf(response);
      if (isNews(error, session)) void session.refresh(token);
      throw error;
    }
    await session.refresh(token);
    const renewed = await session.token();
    if (!renewed) throw unsigned(session);
    const second = renewed === token ? response : await send(renewed);
    return second.ok ? second : Promise.reject(await errorOf(second));
  };
}

/** Whether a refusal says that the session stands otherwise than the screens believe: what was allowed is allowed no more. */
const isNews = (error: Error, session: Pick<Session, 'status'>): boolean =>
  error instanceof HttpError &&
  ((error.body?.code === 'MIRRORING_READS_ONLY' && session.status().actor?.mirroring?.mayWrite === true) ||
    (error.body?.code === 'ACCOUNT_TERMINATED' && !session.status().actor?.termination));

function withBearer(headers: HeadersInit | undefined, token: string): Headers {
  const all = new Headers(headers);
  all.set('authorization', `Bearer ${token}`);
  all.set(timeZoneHeader, ownTimeZone());
  return all;
}

/** Nobody is signed in, or the server that would tell cannot be reached; these are two errors to the person who waits with work. */
function unsigned(session: Pick<Session, 'status'>): Error {
  const { state, code } = session.status();
  if (state === 'offline' || state === 'unreachable')
    return new TypeError('network failure: the server did not answer');
  const known = code ?? 'NOT_SIGNED_IN';
  return new HttpError(known, 401, { code: known, message: known, data: {} });
}
