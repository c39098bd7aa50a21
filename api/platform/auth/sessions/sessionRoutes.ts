import * as commands from '@plumbline/resources/commands/session';
import { isId } from '@plumbline/resources/language/ids';
import { json, type Request, Router } from 'express';
import type { Api } from '../../../base/context/context';
import { ApiError, fail } from '../../../base/errors/errors';
import { type Handler, handleCommand } from '../../../entities/handleCommand';
import { rememberBrand } from '../../brands';
import { noteSecurityEvent, originOf } from '../../securityLog';
import { authenticate } from '../authenticate';
import { issuerOf } from '../flow/issuerOf';
import { endMirroring, startMirroring } from '../mirroring/startMirroring';
import { requireSession } from '../requireSession';
import { secondFactorRoutes } from '../secondFactor/secondFactorRoutes';
import type { SignInState } from '../signInState';
import { changeEmail } from './changeEmail';
import { checkOrigin } from './checkOrigin';
import { describeSession } from './describeSession';
import { endSessions } from './endSessions';
import { leaveNothing } from './leaveNothing';
import { lockRoutes } from './lockSession';
import { refreshSession } from './refreshSession';
import { cookieOf, readTicket, setSessionCookie } from './sessionCookie';
import { isLiving, type SessionRecord } from './sessionRecord';

/** `/api/session`: silent refresh, signing out, switching the account, the list of one's devices. */
export function sessionRoutes(api: Api, state: SignInState): Router {
  const { config, db } = api;
  const router = Router();
  const ticketOf = (req: Request) => readTicket(cookieOf(req), state.keys.session);
  const here = { router, under: '/api/session' };

  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use(checkOrigin(api));

  const refresh: Refresh = async (_call, _input, { req, res }) => {
    // A visitor without a cookie gets a successful response, so that the browser logs no error.
    if (cookieOf(req) === undefined) return { code: 'NOT_SIGNED_IN' };
    try {
      const { ticket, refreshed } = await refreshSession(api, state, ticketOf(req));
      setSessionCookie(res, ticket, config, state.keys.session);
      // A mirrored account's brand is not remembered for the sign-in page.
      if (!refreshed.actor.mirroring) rememberBrand(res, refreshed.actor.brand);
      return refreshed;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SESSION_ENDED')
        leaveNothing(res, api, error.data.reason);
      throw error;
    }
  };
  handleCommand(api, commands.refreshSession, refresh, here);

  // By the cookie, so that a device can sign out after its access token has expired.
  const signOut: SignOut = async (_call, _input, { req, res }) => {
    const ticket = ticketOf(req);
    const session: SessionRecord | undefined = ticket
      ? await db('sessions').where({ id: ticket.session }).first()
      : undefined;
    if (session) await endSessions(api, state, { user: session.user, id: session.id, because: 'signedOut' });
    leaveNothing(res, api);
    return { endSessionUrl: await endSessionUrl(api, state, session) };
  };
  handleCommand(api, commands.signOut, signOut, here);

  lockRoutes(api, state, router);
  router.use(authenticate(api));

  const signOutEverywhere: SignOut = async (_call, _input, { req, res }) => {
    const { actor, id } = requireSession(req);
    const session: SessionRecord | undefined = await db('sessions').where({ id }).first();
    await endSessions(api, state, { user: actor.user, because: 'signedOutEverywhere' });
    leaveNothing(res, api);
    return { endSessionUrl: await endSessionUrl(api, state, session) };
  };
  handleCommand(api, commands.signOutEverywhere, signOutEverywhere, here);

  const switchAccount: Handler<typeof commands.switchAccount> = async (_call, { contact }, { req }) => {
    const { actor, id } = requireSession(req);
    const switched = await describeSession(api, state, { id, user: actor.user, contact, mirroring: null });
    if (switched.actor.contact !== contact) return fail('NOT_FOUND');
    if (actor.mirroring) await endMirroring({ db, now: api.now() }, actor.mirroring.id);
    await db('sessions').where({ id }).update({ contact, mirroring: null });
    await noteSecurityEvent({ db, now: api.now() }, [switched.actor.instance], {
      kind: 'ACCOUNT_ENTERED',
      user: actor.user,
      ...originOf(req),
    });
    return switched;
  };
  handleCommand(api, commands.switchAccount, switchAccount, { ...here, through: [json({ limit: '1kb' })] });

  const mirror: Handler<typeof commands.startMirroring> = async (call, { instance, reason }, { req }) => {
    const { actor, id } = requireSession(req);
    const mirroring = await startMirroring(call, { instance, reason });
    await db('sessions').where({ id }).update({ mirroring });
    return describeSession(api, state, { id, user: actor.user, contact: actor.contact, mirroring });
  };
  handleCommand(api, commands.startMirroring, mirror, { ...here, through: [json({ limit: '5kb' })] });

  const leaveMirror: Handler<typeof commands.endMirroring> = async (_call, _input, { req }) => {
    const { actor, id } = requireSession(req);
    if (actor.mirroring) await endMirroring({ db, now: api.now() }, actor.mirroring.id);
    await db('sessions').where({ id }).update({ mirroring: null });
    state.bearers.clear();
    return describeSession(api, state, { id, user: actor.user, contact: null, mirroring: null });
  };
  handleCommand(api, commands.endMirroring, leaveMirror, here);

  secondFactorRoutes(api, state, router);
  handleCommand(api, commands.changeEmail, changeEmail(api, state), {
    ...here,
    through: [json({ limit: '2kb' })],
  });

  const listSessions: Handler<typeof commands.listSessions> = async (_call, _input, { req }) => {
    const { actor, id } = requireSession(req);
    const now = api.now();
    const sessions: SessionRecord[] = await db('sessions')
      .where({ user: actor.user, revokedAt: null })
      .orderBy('lastSeen', 'desc');
    return sessions
      .filter((session) => isLiving(session, now))
      .map((session) => ({
        id: session.id,
        userAgent: session.userAgent,
        address: session.address,
        createdAt: session.createdAt.toISOString(),
        lastSeen: session.lastSeen.toISOString(),
        isCurrent: session.id === id,
      }));
  };
  handleCommand(api, commands.listSessions, listSessions, here);

  const endOthers: Handler<typeof commands.endOtherSessions> = async (_call, _input, { req }) => {
    const { actor, id } = requireSession(req);
    await endSessions(api, state, { user: actor.user, except: id, because: 'signedOutEverywhere' });
    return {};
  };
  handleCommand(api, commands.endOtherSessions, endOthers, here);

  const endOne: Handler<typeof commands.endSession> = async (_call, _input, { req, id }) => {
    const { actor } = requireSession(req);
    const session = isId(id) ? await db('sessions').where({ id, user: actor.user }).first('id') : undefined;
    if (!session) return fail('NOT_FOUND');
    await endSessions(api, state, { user: actor.user, id: session.id, because: 'signedOut' });
    return { id: session.id };
  };
  handleCommand(api, commands.endSession, endOne, here);

  return router;
}

type Refresh = Handler<typeof commands.refreshSession>;
type SignOut = Handler<typeof commands.signOut>;

/**
 * The external issuer's logout address (OpenID Connect RP-Initiated Logout 1.0), with the id token that spares the
 * person a confirmation; null for the embedded issuer, whose session has been deleted.
 */
async function endSessionUrl(
  api: Api,
  state: SignInState,
  session: SessionRecord | undefined,
): Promise<string | null> {
  if (api.config.oidc === null) return null;
  const issuer = await issuerOf(api, state).catch(() => null);
  if (!issuer?.endSessionUrl) return null;
  const url = new URL(issuer.endSessionUrl);
  url.searchParams.set('client_id', issuer.clientId);
  if (session?.issuerIdToken) url.searchParams.set('id_token_hint', state.sealer.open(session.issuerIdToken));
  url.searchParams.set('post_logout_redirect_uri', `${api.config.origin}/index.html/afterlogout`);
  return url.href;
}
