import type { SessionSummary } from '@plumbline/resources/auth/session';
import type { OfflineClient } from '../offline/OfflineClient';
import { openOffline } from '../offline/openOffline';
import { i18nProvider } from '../providers/i18nProvider';
import { apiFetch, session } from '../providers/session';

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

/** Later on, one call that fails is no reason to go offline; at the start it is the first that is heard of the server. */
function onServerGone(listener: () => void): () => void {
  let before = session.status().state;
  return session.subscribe(() => {
    const { state } = session.status();
    if (state === 'offline' && before !== 'signedIn') listener();
    before = state;
  });
}
