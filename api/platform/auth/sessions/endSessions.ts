import type { Api } from '../../../base/context/context';
import { issuerOf } from '../flow/issuerOf';
import { revokeRefreshTokens } from '../flow/refreshToken';
import type { SignInState } from '../signInState';
import { revokeSessions } from './revokeSessions';
import type { RevocationReason } from './sessionRecord';

interface Which {
  user: string;
  id?: string;
  /** Id of the session to keep. */
  except?: string;
  because: RevocationReason;
}

/**
 * Ends one or all sessions of a user, in this process at once, in others within ten seconds (cache of bearers), and
 * revokes their tokens at the issuer.
 */
export async function endSessions(api: Api, state: SignInState, which: Which): Promise<void> {
  forgetSessions(
    api,
    state,
    await revokeSessions(api.db, { ...which, now: api.now(), sealer: state.sealer }),
  );
}

/**
 * After sessions were revoked: clears the cache of bearers and revokes the tokens at the issuer, without awaiting it.
 */
export function forgetSessions(api: Api, state: SignInState, tokens: string[]): void {
  state.bearers.clear();
  // The embedded issuer's records were deleted in the same transaction.
  if (tokens.length === 0 || api.config.oidc === null) return;
  issuerOf(api, state)
    .then((issuer) => revokeRefreshTokens(issuer, tokens))
    .catch(() => api.log.warn('the issuer could not be told to forget refresh tokens'));
}
