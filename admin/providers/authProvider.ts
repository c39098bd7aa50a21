import type { SessionSummary } from '@plumbline/resources/auth/session';
import type { AuthProvider } from 'ra-core';
import { i18nProvider } from './i18nProvider';
import { session, signIn } from './session';
import { createAuthProvider } from './signIn/createAuthProvider';

/** react-admin's view of the session. */
export const authProvider: AuthProvider & { getPermissions: () => Promise<SessionSummary | null> } =
  createAuthProvider({
    session,
    leaveToSignIn: () => signIn(i18nProvider.getLocale()),
    leaveTo: (address) => window.location.assign(address),
  });
