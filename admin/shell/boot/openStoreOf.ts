import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { OfflineClient } from '../../data/offline/OfflineClient';
import { forgetOpened, openOffline } from '../../data/offline/openOffline';
import { apiFetch, session } from '../../data/session/session';
import { i18nProvider } from '../../data/words/i18nProvider';

/** The local store of this user in this account; repeated calls return the same one. */
export const openStoreOf = ({
  user,
  instance,
}: Pick<SessionSummary, 'user' | 'instance'>): Promise<OfflineClient> =>
  openOffline(
    { user, instance },
    {
      transport: apiFetch,
      language: () => i18nProvider.getLocale(),
      actor: () => session.status().actor,
      isServerGone: () => session.status().state === 'offline',
      onServerGone,
    },
  );

/**
 * Clears the store except unsent changes, which are kept for the user; it may be the store that the start opened early.
 */
export async function clearStoreOf(whose: Pick<SessionSummary, 'user' | 'instance'>): Promise<void> {
  const client = await openStoreOf(whose);
  await client.close({ isSignOut: true });
  forgetOpened(client);
}

/**
 * After the start a single failed call does not mean offline; during the start it is the first sign of the server's
 * state.
 */
function onServerGone(listener: () => void): () => void {
  let before = session.status().state;
  return session.subscribe(() => {
    const { state } = session.status();
    if (state === 'offline' && before !== 'signedIn') listener();
    before = state;
  });
}
