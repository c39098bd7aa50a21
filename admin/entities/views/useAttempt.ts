import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';

/** Waits for what is done to a view, says that it is done, where there is something to say, or what went wrong. */
export function useAttempt(): (work: Promise<void>, done?: string, name?: string) => void {
  const translate = useTranslate();
  const notify = useNotify();
  return (work, done, name = '') =>
    void work.then(
      () => done && notify(done, { type: 'success', messageArgs: { name } }),
      (error: unknown) => notify(errorMessage(error, translate), { type: 'error' }),
    );
}
