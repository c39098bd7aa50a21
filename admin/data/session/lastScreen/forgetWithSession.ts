import type { Session } from '../signIn/sessionParts';
import { forgetLastScreen } from './keepLastScreen';

/** Deletes the stored screen when the person signs out, is locked out or has other rights. */
export function forgetWithSession(
  session: Pick<Session, 'status' | 'subscribe' | 'isLocked' | 'onActorChanged'>,
): void {
  session.onActorChanged(forgetLastScreen);
  session.subscribe(() => {
    const { state } = session.status();
    if (state === 'signedOut' || state === 'ended' || session.isLocked()) forgetLastScreen();
  });
}
