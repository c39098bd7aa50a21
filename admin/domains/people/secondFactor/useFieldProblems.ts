import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';

/** Sends a small form, one request at a time; `problems` has the error texts by field or for the form. */
export function useFieldProblems<Field extends string>(fields: readonly Field[]) {
  const translate = useTranslate();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<Field | 'form', string>>>({});
  const send = async (work: () => Promise<void>) => {
    setSending(true);
    setProblems({});
    try {
      await work();
    } catch (error) {
      const { errors } = readError(error);
      const found: Partial<Record<Field | 'form', string>> = {};
      for (const field of fields) {
        const problem = errors?.[field];
        if (problem) found[field] = translate(problem.message, problem.args);
      }
      if (Object.keys(found).length > 0) setProblems(found);
      // `form` is the only key that is no field.
      else setProblems({ form: errorMessage(error, translate) } as typeof found);
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problems };
}
