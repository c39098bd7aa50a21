import { isId } from '@plumbline/resources/language/ids';
import type { NobodySignedIn, SessionRow } from '@plumbline/resources/rules/auth/session';
import { json, type Request, Router } from 'express';
import type { Api } from '../../../base/context/context';
import { ApiError, fail } from '../../../base/errors/errors';
import { rememberBrand } from '../../brands';
import { authenticate } from '../authenticate';
import { issuerOf } from '../flow/issuerOf';
import { endMirroring, startMirroring } from '../mirroring/startMirroring';
import { requireSession } from '../requireSession';
import { secondFactorRoutes } from '../secondFactor/secondFactorRoutes';
import type { SignInState } from '../signInState';
import { checkOrigin } from './checkOrigin';
import { describeSession } from './describeSession';
import { emailRoute } from './emailRoute';
import { endSessions } from './endSessions';
import { leaveNothing } from './leaveNothing';
import { lockRoutes } from './lockSession';
import { refreshSession } from './refreshSession';
import { cookieOf, readTicket, setSessionCookie } from './sessionCookie';
import { isLiving, type SessionRecord } from './sessionRecord';

/** `/api/session`: silent refresh, signing out, changing the account, the list of one's devices. */
export function sessionRoutes(api: Api, state: SignInState): Router {
  const { config, db } = api;
  const router = Router();
  const ticketOf = (req: Request) => readTicket(cookieOf(req), state.keys.session);

  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use(checkOrigin(config));

  router.post('/refresh', async (req, res) => {
    // That nobody is signed in is the answer to a visitor's first question, and no error in the browser's console.
    if (cookieOf(req) === undefined) return void res.json({ code: 'NOT_SIGNED_IN' } satisfies NobodySignedIn);
    try {
      const { ticket, refreshed } = await refreshSession(api, state, ticketOf(req));
      setSessionCookie(res, ticket, config, state.keys.session);
      // Support only looks in; its own sign-in page stays its own.
      if (!refreshed.actor.mirroring) rememberBrand(res, refreshed.actor.brand);
      res.json(refreshed);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SESSION_ENDED')
        leaveNothing(res, api, error.data.reason);
      throw error;
    }
  });

  // By the cookie, so that a device can be signed out after its access token has expired.
  router.post('/signout', async (req, res) => {
    const ticket = ticketOf(req);
    const session: SessionRecord | undefined = ticket
      ? await db('sessions').where({ id: ticket.session }).first()
      : undefined;
    if (session) await endSessions(api, state, { user: session.user, id: session.id, because: 'signedOut' });
    leaveNothing(res, api);
    res.json({ endSessionUrl: await endSessionUrl(api, state, session) });
  });

  router.use(lockRoutes(api, state));
  router.use(authenticate(api));

  router.post('/signout-everywhere', async (req, res) => {
    const { actor, id } = requireSession(req);
    const session: SessionRecord | undefined = await db('sessions').where({ id }).first();
    await endSessions(api, state, { user: actor.user, because: 'signedOutEverywhere' });
    leaveNothing(res, api);
    res.json({ endSessionUrl: await endSessionUrl(api, state, session) });
  });

  router.post('/switch', json({ limit: '1kb' }), async (req, res) => {
    const { actor, id } = requireSession(req);
    const { contact } = { ...(req.body as { contact?: unknown }) }; // parsed JSON of unknown shape
    if (contact !== null && !isId(contact)) return fail('BAD_REQUEST');
    const switched = await describeSession(api, state, { id, user: actor.user, contact, mirroring: null });
    if (switched.actor.contact !== contact) return fail('NOT_FOUND');
    if (actor.mirroring) await endMirroring({ db, now: api.now() }, actor.mirroring.id);
    await db('sessions').where({ id }).update({ contact, mirroring: null });
    res.json(switched);
  });

  router.post('/mirror', json({ limit: '5kb' }), async (req, res) => {
    const { actor, id } = requireSession(req);
    const { instance, reason } = { ...(req.body as { instance?: unknown; reason?: unknown }) }; // parsed JSON of unknown shape
    const mirroring = await startMirroring({ db, actor, now: api.now() }, { instance, reason });
    await db('sessions').where({ id }).update({ mirroring });
    res.json(await describeSession(api, state, { id, user: actor.user, contact: actor.contact, mirroring }));
  });

  router.post('/mirror/end', async (req, res) => {
    const { actor, id } = requireSession(req);
    if (actor.mirroring) await endMirroring({ db, now: api.now() }, actor.mirroring.id);
    await db('sessions').where({ id }).update({ mirroring: null });
    state.bearers.clear();
    res.json(await describeSession(api, state, { id, user: actor.user, contact: null, mirroring: null }));
  });

  router.use('/secondFactor', secondFactorRoutes(api, state));
  router.post('/email', json({ limit: '2kb' }), emailRoute(api, state));

  router.get('/list', async (req, res) => {
    const { actor, id } = requireSession(req);
    const now = api.now();
    const sessions: SessionRecord[] = await db('sessions')
      .where({ user: actor.user, revokedAt: null })
      .orderBy('lastSeen', 'desc');
    res.json(
      sessions
        .filter((session) => isLiving(session, now))
        .map(
          (session): SessionRow => ({
            id: session.id,
            userAgent: session.userAgent,
            address: session.address,
            createdAt: session.createdAt.toISOString(),
            lastSeen: session.lastSeen.toISOString(),
            isCurrent: session.id === id,
          }),
        ),
    );
  });

  router.post('/end-others', async (req, res) => {
    const { actor, id } = requireSession(req);
    await endSessions(api, state, { user: actor.user, except: id, because: 'signedOutEverywhere' });
    res.json({});
  });

  router.delete('/:id', async (req, res) => {
    const { actor } = requireSession(req);
    const session = isId(req.params.id)
      ? await db('sessions').where({ id: req.params.id, user: actor.user }).first('id')
      : undefined;
    if (!session) return fail('NOT_FOUND');
    await endSessions(api, state, { user: actor.user, id: session.id, because: 'signedOut' });
    res.json({ id: session.id });
  });

  return router;
}

/**
 * Where a foreign issuer ends its own sign-in (OpenID Connect RP-Initiated Logout 1.0), by the token that spares the person
 * its question; the embedded one has ended it already.
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
