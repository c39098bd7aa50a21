import type { Api } from '../../context';
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
  forgetSessions(api, state, await revokeSessions(api.db, { ...which, now: api.now() }));
}

/** After sessions were revoked: what this process and the issuer remember of them goes too. Nobody waits for a slow issuer. */
export function forgetSessions(api: Api, state: SignInState, sealedTokens: string[]): void {
  state.bearers.clear();
  if (sealedTokens.length === 0) return;
  issuerOf(api, state)
    .then((issuer) => revokeRefreshTokens(issuer, sealedTokens.map(state.sealer.open)))
    .catch(() => api.log.warn('the issuer could not be told to forget refresh tokens'));
}
