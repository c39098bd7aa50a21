import type { Api } from '../../../base/context/context';
import { issuerOf } from '../flow/issuerOf';
import { revokeRefreshTokens } from '../flow/refreshToken';
import type { SignInState } from '../signInState';
import { revokeSessions } from './revokeSessions';
import type { RevocationReason } from './sessionRecord';

interface Which {
  user: string;
  id?: string;
  /** Stays as it is. */
  except?: string;
  because: RevocationReason;
}

/** Ends one or all sessions of a user, here at once, on other processes within ten seconds, and tells the issuer. */
export async function endSessions(api: Api, state: SignInState, which: Which): Promise<void> {
  forgetSessions(
    api,
    state,
    await revokeSessions(api.db, { ...which, now: api.now(), sealer: state.sealer }),
  );
}

/** After sessions were revoked: what this process and the issuer remember of them goes too. Nobody waits for a slow issuer. */
export function forgetSessions(api: Api, state: SignInState, tokens: string[]): void {
  state.bearers.clear();
  // The embedded one has forgotten them in the same transaction.
  if (tokens.length === 0 || api.config.oidc === null) return;
  issuerOf(api, state)
    .then((issuer) => revokeRefreshTokens(issuer, tokens))
    .catch(() => api.log.warn('the issuer could not be told to forget refresh tokens'));
}
