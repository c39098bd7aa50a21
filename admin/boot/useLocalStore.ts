import type { SessionSummary } from '@plumbline/resources/auth/session';
import { useEffect, useState } from 'react';
import { isOfflineOpen } from '../offline/openOffline';
import { openStoreOf } from './openStoreOf';

export type LocalStoreState = 'opening' | 'open' | 'failed';

/** Opens the local store of whoever is signed in; without one (private windows, a full disk) the app works online only. */
export function useLocalStore(actor: SessionSummary | null): LocalStoreState {
  const [opened, setOpened] = useState<{ who: string; state: LocalStoreState } | null>(null);
  const user = actor?.user;
  const instance = actor?.instance;
  const who = `${user} ${instance}`;
  useEffect(() => {
    if (!user || !instance) return;
    let isCurrent = true;
    const settle = (state: LocalStoreState) => () => {
      if (isCurrent) setOpened({ who: `${user} ${instance}`, state });
    };
    openStoreOf({ user, instance }).then(settle('open'), settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [user, instance]);
  if (opened?.who === who) return opened.state;
  return user && instance && isOfflineOpen({ user, instance }) ? 'open' : 'opening';
}
