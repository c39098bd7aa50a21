import type { ErrorLog } from '../errors';
import type { Session } from './signIn/sessionParts';

/** Clears what went wrong on this device when the person who worked here signs out, in this tab or in another one. */
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
