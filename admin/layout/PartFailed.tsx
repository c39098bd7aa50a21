import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isChunkError } from '../errors/isChunkError';
import { ReloadQuestion } from '../errors/ReloadQuestion';

interface PartFailedProps {
  error: unknown;
  /** Whether the window is to be reloaded, too; else only the part can be fetched anew. */
  isAsking: boolean;
  onRetry: () => void;
}

/** In place of a part of the screen that could not be fetched. */
export function PartFailed({ error, isAsking, onRetry }: PartFailedProps) {
  const translate = useTranslate();
  const isOffline = !navigator.onLine;
  return (
    <>
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" variant="text" onClick={onRetry}>
            {translate('shell.action.retry')}
          </Button>
        }
      >
        {translate(isOffline ? 'shell.error.offline.title' : 'shell.error.part')}
      </Alert>
      {isAsking && !isOffline && isChunkError(error) && <ReloadQuestion error={error} />}
    </>
  );
}
