import type { SessionState } from '../../../data/session/signIn/sessionStatus';

/** What the sign-in screen says; each is a label under `boot.signIn`. */
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
  /** Milliseconds since this screen stands. */
  waited: number;
  isOnline: boolean;
  isSlow: boolean;
}

/** Milliseconds after which the screen says that the sign-in is being checked, and that it did not work (section 8). */
export const checkAuthAfter = 1000;
export const authFailedAfter = 5000;

/** The first that applies: what the person can do something about comes before what passes by itself. */
export function signInStatus({ state, waited, isOnline, isSlow }: Situation): SignInStatus {
  if (!isOnline) return 'noInternet';
  if (state === 'unreachable') return 'noServer';
  // Nobody has failed whose line is slow.
  if (isSlow && waited >= checkAuthAfter) return 'slow';
  if (waited >= authFailedAfter) return 'authFailed';
  if (state === 'signedOut') return 'leaving';
  return waited >= checkAuthAfter ? 'checkAuth' : 'loading';
}

/** Whether there is something to try again. */
export const mayRetry = (status: SignInStatus, waited: number): boolean =>
  status === 'noInternet' ||
  status === 'noServer' ||
  status === 'authFailed' ||
  (status === 'slow' && waited >= authFailedAfter);
