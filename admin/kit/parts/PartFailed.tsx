import { useTranslate } from 'react-admin';
import { isChunkError } from '../manners/isChunkError';
import { ReloadQuestion } from './ReloadQuestion';
import { RetryAlert } from './RetryAlert';

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
      <RetryAlert onRetry={onRetry}>
        {translate(isOffline ? 'shell.error.offline.title' : 'shell.error.part')}
      </RetryAlert>
      {isAsking && !isOffline && isChunkError(error) && <ReloadQuestion error={error} />}
    </>
  );
}
