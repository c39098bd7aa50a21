import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { signInBeside } from '../../data/session/session';

/** Sign-in in a popup window, for external passwords and expired sessions. */
export function UnlockByWindow() {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      {isBlocked && <Alert severity="warning">{translate('lock.windowBlocked')}</Alert>}
      <Typography color="text.secondary">{translate('lock.windowText')}</Typography>
      <Button
        variant="contained"
        size="large"
        onClick={() => setBlocked(!signInBeside(i18n.getLocale()))}
        autoFocus
      >
        {translate('lock.window')}
      </Button>
    </>
  );
}
