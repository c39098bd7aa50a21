import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { session, signIn } from '../providers/session';
import { useSession } from './useSession';

/** What became of the sign-in while somebody works: said above the screen, which stays as it is. */
export function SessionBanner() {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const { state, code } = useSession();
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    const stop = session.onActorChanged(() => setChanged(true));
    return () => void stop();
  }, []);
  const reload = (
    <Button color="inherit" variant="text" onClick={() => window.location.reload()}>
      {translate('shell.action.reload')}
    </Button>
  );
  if (hasChanged || code === 'ACTOR_CHANGED')
    return (
      <Alert severity="warning" variant="outlined" action={reload} sx={{ mb: 2 }}>
        {translate('shell.boot.rightsChanged')}
      </Alert>
    );
  if (state !== 'ended') return null;
  const again = (
    <Button color="inherit" variant="text" onClick={() => void signIn(i18n.getLocale())}>
      {translate('shell.boot.signInButton')}
    </Button>
  );
  return (
    <Alert severity="warning" variant="outlined" action={again} sx={{ mb: 2 }}>
      {translate('errors.NOT_SIGNED_IN')}
    </Alert>
  );
}
