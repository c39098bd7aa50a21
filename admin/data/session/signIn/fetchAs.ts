import { ownTimeZone, timeZoneHeader } from '@plumbline/resources/language/timeZones';
import { HttpError } from 'ra-core';
import type { CallInit } from '../../connection';
import type { Session } from './createSession';
import { errorOf } from './errorOf';

/**
 * A fetch with the person's bearer and time zone; refreshes the bearer once after 401, and throws refusals as
 * react-admin's HttpError. The bearer is sent to this application's API only.
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

/** Whether a refusal shows that the session has changed: a right the screens assume is gone. */
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

/** Distinguishes missing sign-in from an unreachable server, for people with unsent work. */
function unsigned(session: Pick<Session, 'status'>): Error {
  const { state, code } = session.status();
  if (state === 'offline' || state === 'unreachable')
    return new TypeError('network failure: the server did not answer');
  const known = code ?? 'NOT_SIGNED_IN';
  return new HttpError(known, 401, { code: known, message: known, data: {} });
}
