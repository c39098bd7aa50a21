import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { OfflineClient } from '../../data/offline/OfflineClient';
import { forgetOpened, openOffline } from '../../data/offline/openOffline';
import { apiFetch, session } from '../../data/session/session';
import { i18nProvider } from '../../data/words/i18nProvider';

/** The local store of this person in this account; asked for again it is the same one. */
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

/** Leaves nothing of that store but what was not sent, which waits for its person; it may be the one that the start opened ahead. */
export async function clearStoreOf(whose: Pick<SessionSummary, 'user' | 'instance'>): Promise<void> {
  const client = await openStoreOf(whose);
  await client.close({ isSignOut: true });
  forgetOpened(client);
}

/** Later on, one call that fails is no reason to go offline; at the start it is the first that is heard of the server. */
function onServerGone(listener: () => void): () => void {
  let before = session.status().state;
  return session.subscribe(() => {
    const { state } = session.status();
    if (state === 'offline' && before !== 'signedIn') listener();
    before = state;
  });
}
