import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { AuthProvider } from 'ra-core';
import { leavingUnderOverlay, overlay } from '../../kit/overlay/overlay';
import { i18nProvider } from '../words';
import { session, signIn } from './session';
import { createAuthProvider } from './signIn/createAuthProvider';

const provider = createAuthProvider({
  session,
  leaveToSignIn: () => signIn(i18nProvider.getLocale()),
  leaveTo: (address) => void leavingUnderOverlay(async () => address),
});

/** react-admin's auth provider on top of the session; signing out blocks input under an overlay. */
export const authProvider: AuthProvider & { getPermissions: () => Promise<SessionSummary | null> } = {
  ...provider,
  logout: (params) => overlay.during(() => provider.logout(params)),
};
