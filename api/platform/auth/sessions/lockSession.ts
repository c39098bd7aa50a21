import { lockSession, unlockSession } from '@plumbline/resources/commands/session';
import { json, type Router } from 'express';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { type Handler, handleCommand } from '../../../entities/handleCommand';
import { markLocked } from '../flow/lockedCookie';
import { attemptLimits } from '../passwords/attemptLimits';
import { keepUnlockCheck } from '../passwords/unlockCheck';
import { verifyPassword } from '../passwords/verifyPassword';
import { proveSecondFactor, secondFactorSince } from '../secondFactor/secondFactor';
import type { SignInState } from '../signInState';
import { refreshSession } from './refreshSession';
import { cookieOf, readTicket, type SessionTicket, setSessionCookie } from './sessionCookie';
import { isLiving, type SessionRecord } from './sessionRecord';

/**
 * Mounts locking and unlocking, for devices idle for two hours. The lock is stored on the server, so that reloading or
 * another tab cannot bypass it: the session issues and accepts no token until the person authenticates. Uses the
 * cookie alone; a locked device has no access token.
 */
export function lockRoutes(api: Api, state: SignInState, router: Router): void {
  const { config, db } = api;
  const here = { router, under: '/api/session' };
  const [passwords, codes] = [attemptLimits(db, 'password'), attemptLimits(db, 'secondFactor')];
  const livingOf = async (ticket: SessionTicket | null): Promise<SessionRecord> => {
    const session: SessionRecord | undefined = ticket
      ? await db('sessions').where({ id: ticket.session }).first()
      : undefined;
    if (!ticket || !session) return fail('NOT_SIGNED_IN');
    const isOurs = ticket.generation === session.generation || ticket.generation === session.generation - 1;
    return isOurs && isLiving(session, api.now()) ? session : fail('SESSION_ENDED');
  };

  const lock: Handler<typeof lockSession> = async (_call, _input, { req, res }) => {
    const session = await livingOf(readTicket(cookieOf(req), state.keys.session));
    await db('sessions').where({ id: session.id, lockedAt: null }).update({ lockedAt: api.now() });
    state.bearers.clear();
    if (config.oidc !== null) markLocked(res, config, api.now());
    return {};
  };
  handleCommand(api, lockSession, lock, here);

  const unlock: Handler<typeof unlockSession> = async (_call, { password = '', code = '' }, { req, res }) => {
    const ticket = readTicket(cookieOf(req), state.keys.session);
    const session = await livingOf(ticket);
    if (config.oidc !== null) return fail('SIGN_IN_ELSEWHERE');
    const user = await db('users').where({ id: session.user, deletedAt: null, isActive: true }).first('id');
    if (!user) return fail('SESSION_ENDED', { reason: 'user' });
    const address = req.ip ?? '';
    const attempt = { account: session.user, address };
    const wait = await passwords.take(attempt);
    if (wait !== null) return fail('TOO_MANY_REQUESTS', { seconds: wait });
    if (!(await verifyPassword(db, session.user, password)))
      return failFields({ password: { message: 'validation.wrongPassword' } });
    await passwords.forgive(attempt);
    const known = { user: session.user, password };
    await keepUnlockCheck(db, { ...known, sealer: state.sealer, iterations: config.unlockIterations });
    if (await secondFactorSince(db, session.user)) await proveCode(session.user, address, code);
    const { lockedAt, provenAt } = session;
    await db('sessions').where({ id: session.id }).update({ lockedAt: null, provenAt: api.now() });
    const { ticket: next, refreshed } = await refreshSession(api, state, ticket).catch(async (error) => {
      // If the refresh fails, for example for want of a second factor, the session stays locked.
      await db('sessions').where({ id: session.id }).update({ lockedAt, provenAt });
      throw error;
    });
    setSessionCookie(res, next, config, state.keys.session);
    return refreshed;
  };
  handleCommand(api, unlockSession, unlock, { ...here, through: [json({ limit: '5kb' })] });

  async function proveCode(user: string, address: string, code: string): Promise<void> {
    if (code.trim() === '') return failFields({ code: { message: 'validation.required' } });
    const attempt = { account: user, address };
    const wait = await codes.take(attempt);
    if (wait !== null) return fail('TOO_MANY_REQUESTS', { seconds: wait });
    if (!(await proveSecondFactor(db, state, { user, code, now: api.now() })))
      return failFields({ code: { message: 'validation.wrongCode' } });
    await codes.forgive(attempt);
  }
}
