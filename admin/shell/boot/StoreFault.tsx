import { Alert } from '@mui/material';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../data/session/useSession';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { canStore, FatalScreen } from '../errors';
import { openStoreOf } from './openStoreOf';

const RefusedContext = createContext(false);

/**
 * In place of the screens when the local store could not be opened. A browser that keeps nothing can still be worked with
 * online; a store that is damaged or held by another tab is first to be looked after, for something may wait in it.
 */
export function StoreFault({ children }: { children: ReactNode }) {
  const [kind, setKind] = useState<'looking' | 'refused' | 'damaged' | 'without'>('looking');
  const { actor } = useSession();
  const user = actor?.user;
  const instance = actor?.instance;
  useEffect(() => {
    if (!user || !instance) return;
    // Tried once more, for another tab may have been in the way; where it opens now, the gate goes on by itself.
    openStoreOf({ user, instance }).catch(async () => setKind((await canStore()) ? 'damaged' : 'refused'));
  }, [user, instance]);
  if (kind === 'looking') return <WaitingScreen message="shell.boot.store" />;
  if (kind === 'damaged') return <FatalScreen isStore onGoOn={() => setKind('without')} />;
  return <RefusedContext.Provider value={kind === 'refused'}>{children}</RefusedContext.Provider>;
}

/** Above every screen, as long as this browser keeps nothing. */
export function StoreBanner() {
  const translate = useTranslate();
  if (!useContext(RefusedContext)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('faults.store.private')}
    </Alert>
  );
}
