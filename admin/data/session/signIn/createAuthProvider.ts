import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { AuthProvider } from 'ra-core';
import { hasUnsavedWork } from '../../../kit/settings/unsavedWork';
import { currentClient } from '../../offline';
import type { Session } from './createSession';
import type { SessionStatus } from './sessionStatus';

interface Parts {
  session: Session;
  /** Both leave the page. */
  leaveToSignIn: () => Promise<unknown>;
  leaveTo: (address: string) => void;
}

/**
 * react-admin's sign-in on top of the session. A check never rejects: react-admin would sign out and empty its memory,
 * and somebody may be in the middle of an audit. Anyone who must sign in anew is led to the sign-in page and back.
 */
export function createAuthProvider({
  session,
  leaveToSignIn,
  leaveTo,
}: Parts): AuthProvider & { getPermissions: () => Promise<SessionSummary | null> } {
  const leaving = async (): Promise<never> => {
    await leaveToSignIn();
    return new Promise(() => {});
  };
  return {
    login: leaving,
    async checkAuth() {
      const { state } = await decided(session);
      if (state === 'signedOut' || (state === 'ended' && !hasWork())) await leaving();
    },
    // The error itself is shown where it happened; the session's state tells the app to offer signing in.
    checkError: async () => {},
    async logout() {
      // The server may take its time; what lies on the device does not wait for it.
      const cleared = currentClient()?.close({ isSignOut: true });
      const endSessionUrl = await session.signOut();
      await cleared;
      leaveTo(endSessionUrl ?? '/index.html/afterlogout');
      return false;
    },
    async getIdentity() {
      const { actor } = await decided(session);
      return actor ? { id: actor.user, fullName: actor.name } : { id: '' };
    },
    async getPermissions() {
      return (await decided(session)).actor;
    },
  };
}

/** Waits while the server cannot be reached and nobody is known: there is nothing to show and nobody to refuse. */
async function decided(session: Session): Promise<SessionStatus> {
  // What it answers is told as any later change is.
  void session.start().catch(() => {});
  return new Promise((resolve) => {
    const look = () => {
      const status = session.status();
      if (status.state === 'unknown' || status.state === 'unreachable' || session.isLocked()) return;
      unsubscribe();
      resolve(status);
    };
    const unsubscribe = session.subscribe(look);
    look();
  });
}

/** Something that leaving the screen would lose, or keep from being sent. */
function hasWork(): boolean {
  const outbox = currentClient()?.outbox();
  return hasUnsavedWork() || (outbox !== undefined && outbox.waiting + outbox.refused + outbox.photos > 0);
}
