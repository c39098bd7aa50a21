import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '@plumbline/resources/language/ids';
import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../../../base/config/config';
import { idleLifetime } from './sessionRecord';

/**
 * The cookie contains session id and generation with an HMAC of the shared key. It is not stored, and yet can be
 * issued again to a second tab or after a lost response.
 */
export interface SessionTicket {
  session: string;
  generation: number;
}

export const cookieName = 'plumbline-session';

export function writeTicket({ session, generation }: SessionTicket, key: Uint8Array): string {
  return `${session}.${generation}.${proof(session, generation, key).toString('base64url')}`;
}

export function readTicket(text: string | undefined, key: Uint8Array): SessionTicket | null {
  const [session, number, code, ...rest] = (text ?? '').split('.');
  const generation = Number(number);
  if (!isId(session) || !Number.isInteger(generation) || code === undefined || rest.length > 0) return null;
  const [given, expected] = [Buffer.from(code, 'base64url'), proof(session, generation, key)];
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { session, generation }
    : null;
}

const proof = (session: string, generation: number, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${session}.${generation}`).digest();

export function setSessionCookie(
  res: Response,
  ticket: SessionTicket,
  config: Config,
  key: Uint8Array,
): void {
  res.cookie(cookieName, writeTicket(ticket, key), { ...cookieOptions(config), maxAge: idleLifetime });
}

export function clearSessionCookie(res: Response, config: Config): void {
  res.clearCookie(cookieName, cookieOptions(config));
}

/** Sent to the session endpoints only, from our own pages only, and not readable by scripts. */
const cookieOptions = (config: Config): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: config.origin.startsWith('https:'),
  path: '/api/session',
});

export function cookieOf(req: Request, name = cookieName): string | undefined {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}
