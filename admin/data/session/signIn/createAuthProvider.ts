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
 * react-admin's auth provider on top of the session. `checkAuth` never rejects: react-admin would sign out and clear
 * its cache in the middle of a person's work. A person who has to sign in again is redirected to the sign-in page and
 * back.
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
    // The error is shown where it occurred; the session's state makes the app offer to sign in.
    checkError: async () => {},
    async logout() {
      // In parallel: clearing the device does not wait for the server.
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

/** Waits while the server is unreachable and nobody is known: there is nothing to show. */
async function decided(session: Session): Promise<SessionStatus> {
  // A rejected start is ignored: the outcome is read from the status.
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

/** Unsaved input or unsent changes. */
function hasWork(): boolean {
  const outbox = currentClient()?.outbox();
  return hasUnsavedWork() || (outbox !== undefined && outbox.waiting + outbox.refused + outbox.photos > 0);
}
