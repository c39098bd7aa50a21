import { Alert } from '@mui/material';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../data/session/useSession';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { canStore, FatalScreen } from '../errors';
import { openStoreOf } from './openStoreOf';

const RefusedContext = createContext(false);

/**
 * Shown instead of the screens if the local store could not be opened. A browser without storage can still be used
 * online; a damaged or locked store must be handled first, since it may contain unsent changes.
 */
export function StoreFault({ children }: { children: ReactNode }) {
  const [kind, setKind] = useState<'looking' | 'refused' | 'damaged' | 'without'>('looking');
  const { actor } = useSession();
  const user = actor?.user;
  const instance = actor?.instance;
  useEffect(() => {
    if (!user || !instance) return;
    // Retried once, as another tab may have blocked it; on success the gate re-renders.
    openStoreOf({ user, instance }).catch(async () => setKind((await canStore()) ? 'damaged' : 'refused'));
  }, [user, instance]);
  if (kind === 'looking') return <WaitingScreen message="shell.boot.store" />;
  if (kind === 'damaged') return <FatalScreen isStore onGoOn={() => setKind('without')} />;
  return <RefusedContext.Provider value={kind === 'refused'}>{children}</RefusedContext.Provider>;
}

/** Notice on every screen while this browser stores nothing. */
export function StoreBanner() {
  const translate = useTranslate();
  if (!useContext(RefusedContext)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('faults.store.private')}
    </Alert>
  );
}
