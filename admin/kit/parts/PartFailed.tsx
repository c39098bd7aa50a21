import { useTranslate } from 'react-admin';
import { isChunkError } from '../behaviour/isChunkError';
import { ReloadQuestion } from './ReloadQuestion';
import { RetryAlert } from './RetryAlert';

interface PartFailedProps {
  error: unknown;
  /** Whether reloading the window is offered too; else only loading the part again. */
  isAsking: boolean;
  onRetry: () => void;
}

/** Replaces a part of the screen that failed to load. */
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
