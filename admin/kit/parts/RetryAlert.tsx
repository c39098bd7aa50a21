import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** What went wrong in a part of the screen, and a button to try again. */
export function RetryAlert({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" variant="text" onClick={onRetry}>
          {translate('shell.action.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
