import { Alert, Button, Snackbar } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { activateUpdate, isUpdateWaiting, subscribeToUpdates } from './serviceWorker';

/** Offers the newer version; never takes it by itself, for somebody may be in the middle of an audit. */
export function UpdatePrompt() {
  const translate = useTranslate();
  const isWaiting = useSyncExternalStore(subscribeToUpdates, isUpdateWaiting);
  const [isLater, setLater] = useState(false);
  return (
    <Snackbar
      open={isWaiting && !isLater}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{ mb: { xs: 8, md: 0 } }}
    >
      <Alert
        severity="info"
        variant="outlined"
        sx={{ backgroundColor: 'background.paper', alignItems: 'center' }}
        action={
          <>
            <Button variant="text" color="inherit" onClick={() => setLater(true)}>
              {translate('shell.update.later')}
            </Button>
            <Button variant="contained" onClick={() => void activateUpdate()}>
              {translate('shell.update.now')}
            </Button>
          </>
        }
      >
        {translate('shell.update.text')}
      </Alert>
    </Snackbar>
  );
}
