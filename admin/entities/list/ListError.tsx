import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { RetryAlert } from '../../kit/parts/RetryAlert';
import { NotOnDevice } from './NotOnDevice';

/** Why there is nothing to see, and a way to try again. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  // Rows that devices never keep: no fault, and nothing to try again before there is a network.
  const { code, data } = readError(error);
  if (code === 'ONLINE_ONLY') return <NotOnDevice why="never" />;
  // A single row comes with its location; of all of them none has come yet.
  if (code === 'NOT_AVAILABLE_OFFLINE' && data.isOfAll) return <NotOnDevice why="notYet" />;
  return <RetryAlert onRetry={onRetry}>{errorMessage(error, translate)}</RetryAlert>;
}
