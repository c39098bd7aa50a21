import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../errors/errorMessage';

/** Why there is nothing to see, and a way to try again. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
      {errorMessage(error, translate)}
    </Alert>
  );
}
