import type { ErrorLog } from '../errors';
import type { Session } from './signIn/sessionParts';

/** Deletes the errors recorded on this device when the person signs out, in this tab or another one. */
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
