import type { RefreshedSession } from '@plumbline/resources/rules/auth/session';
import type { Api } from '../../../base/context/context';
import { ApiError, fail } from '../../../base/errors/errors';
import { issuerOf } from '../flow/issuerOf';
import { remapRole } from '../flow/remapRole';
import type { SignInState } from '../signInState';
import { askIssuer } from './askIssuer';
import { describeSession } from './describeSession';
import { revokeSessions } from './revokeSessions';
import { rotateSession } from './rotateSession';
import type { SessionTicket } from './sessionCookie';

export interface Refreshed {
  ticket: SessionTicket;
  refreshed: RefreshedSession;
}

/** The silent refresh: rotates the cookie, checks with the issuer if due, and issues a new access token. */
export async function refreshSession(
  api: Api,
  state: SignInState,
  ticket: SessionTicket | null,
): Promise<Refreshed> {
  if (!ticket) return fail('NOT_SIGNED_IN');
  const now = api.now();
  const session = await rotateSession(api.db, ticket, now).catch((error) => {
    if (error instanceof ApiError && error.data.reason === 'replayed') {
      state.bearers.clear();
      api.log.warn(
        { session: ticket.session },
        'a replaced session cookie was used again; the session was ended',
      );
    }
    throw error;
  });
  const { roles } = api.config.oidc ?? {};
  const standsBy = await askIssuer(api.db, {
    session,
    issuer: () => issuerOf(api, state),
    sealer: state.sealer,
    now,
    ...(roles
      ? { onAnswer: (issuer, answer) => remapRole(api, roles, { issuer, answer, user: session.user }) }
      : {}),
  });
  if (!standsBy) {
    await revokeSessions(api.db, {
      user: session.user,
      id: session.id,
      now,
      because: 'issuer',
      sealer: state.sealer,
    });
    state.bearers.clear();
    return fail('SESSION_ENDED', { reason: 'issuer' });
  }
  return {
    ticket: { session: session.id, generation: session.generation },
    refreshed: await describeSession(api, state, session),
  };
}
