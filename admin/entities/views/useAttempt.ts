import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';

/** Awaits a change of a view and notifies of success, if there is a text, or failure. */
export function useAttempt(): (work: Promise<void>, done?: string, name?: string) => void {
  const translate = useTranslate();
  const notify = useNotify();
  return (work, done, name = '') =>
    void work.then(
      () => done && notify(done, { type: 'success', messageArgs: { name } }),
      (error: unknown) => notify(errorMessage(error, translate), { type: 'error' }),
    );
}
