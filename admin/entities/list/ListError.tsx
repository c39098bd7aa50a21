import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { RetryAlert } from '../../kit/parts/RetryAlert';
import { NotOnDevice } from './NotOnDevice';

/** The error of a list, with a retry button. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  // Rows not stored on devices: no error, and no retry while offline.
  const { code, data } = readError(error);
  if (code === 'ONLINE_ONLY') return <NotOnDevice why="never" />;
  // For a single row its location is missing on the device; for a whole entity nothing was loaded yet.
  if (code === 'NOT_AVAILABLE_OFFLINE' && data.isOfAll) return <NotOnDevice why="notYet" />;
  return <RetryAlert onRetry={onRetry}>{errorMessage(error, translate)}</RetryAlert>;
}
