import type { Session } from '../providers/signIn/sessionParts';
import type { ErrorLog } from './errorLog';

/** Clears what went wrong on this device when whoever worked here signs out, in this tab or in another one. */
export function forgetFaults(
  session: Pick<Session, 'status' | 'subscribe'>,
  log: Pick<ErrorLog, 'clear'>,
): void {
  let wasSomebody = session.status().actor !== null;
  session.subscribe(() => {
    const { actor, state } = session.status();
    if (wasSomebody && state === 'signedOut') log.clear();
    wasSomebody = actor !== null;
  });
}
