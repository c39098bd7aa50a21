import { Alert, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { howToInstall, install, subscribeToInstalling } from '../../../kit/behaviour/installing';

/** Hint that the app can be installed, until it is installed or dismissed. */
export function InstallHint() {
  const translate = useTranslate();
  const how = useSyncExternalStore(subscribeToInstalling, howToInstall);
  const [isPutAside, putAside] = useStore('installHint.putAside', false);
  if (how === 'no' || isPutAside) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, '& .MuiAlert-action': { flexWrap: 'wrap', gap: 0.5 } }}
      action={
        <>
          <Button color="inherit" variant="text" onClick={() => putAside(true)}>
            {translate('faults.install.never')}
          </Button>
          {how === 'offered' && (
            <Button variant="outlined" onClick={() => void install()}>
              {translate('faults.install.now')}
            </Button>
          )}
        </>
      }
    >
      {translate('faults.install.text')} {how === 'byHand' && translate('faults.install.ios')}
    </Alert>
  );
}
