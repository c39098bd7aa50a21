import type { SessionState } from '../../../data/session/signIn/sessionStatus';

/** Status of the sign-in screen; keys of `boot.signIn`. */
export type SignInStatus =
  | 'loading'
  | 'leaving'
  | 'checkAuth'
  | 'slow'
  | 'authFailed'
  | 'noServer'
  | 'noInternet';

interface Situation {
  state: SessionState;
  /** Milliseconds since the screen is shown. */
  waited: number;
  isOnline: boolean;
  isSlow: boolean;
}

/** Milliseconds until the statuses `checkAuth` and `authFailed` (specification, section 8). */
export const checkAuthAfter = 1000;
export const authFailedAfter = 5000;

/** The first status that applies, those the user can act on first. */
export function signInStatus({ state, waited, isOnline, isSlow }: Situation): SignInStatus {
  if (!isOnline) return 'noInternet';
  if (state === 'unreachable') return 'noServer';
  // A slow connection is not a failure.
  if (isSlow && waited >= checkAuthAfter) return 'slow';
  if (waited >= authFailedAfter) return 'authFailed';
  if (state === 'signedOut') return 'leaving';
  return waited >= checkAuthAfter ? 'checkAuth' : 'loading';
}

/** Whether the retry button is shown. */
export const mayRetry = (status: SignInStatus, waited: number): boolean =>
  status === 'noInternet' ||
  status === 'noServer' ||
  status === 'authFailed' ||
  (status === 'slow' && waited >= authFailedAfter);
