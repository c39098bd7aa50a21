import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In place of a part of the screen that could not be fetched. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
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
      {translate('shell.error.part')}
    </Alert>
  );
}
