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
    },
  );
