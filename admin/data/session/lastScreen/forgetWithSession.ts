import type { Session } from '../signIn/sessionParts';
import { forgetLastScreen } from './keepLastScreen';

/** Anyone who is gone, locked out or sees other things now finds nothing of before at the next start. */
export function forgetWithSession(
  session: Pick<Session, 'status' | 'subscribe' | 'isLocked' | 'onActorChanged'>,
): void {
  session.onActorChanged(forgetLastScreen);
  session.subscribe(() => {
    const { state } = session.status();
    if (state === 'signedOut' || state === 'ended' || session.isLocked()) forgetLastScreen();
  });
}
