import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** An error of a part of the screen, with a button to retry. */
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
