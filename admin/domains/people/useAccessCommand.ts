import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { type AccessCommand, commandAccess } from '../../data/session/peopleCommands';

/** Runs a command on a contact, one at a time, and notifies of the result; `problem` is the error text. */
export function useAccessCommand(contact: string, onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [running, setRunning] = useState<AccessCommand | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (command: AccessCommand, body: object = {}) => {
    setRunning(command);
    setProblem(null);
    try {
      await commandAccess(contact, command, body);
      notify(`people.done.${command}`, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      setProblem(errorMessage(error, translate));
    } finally {
      setRunning(null);
    }
  };
  return { run, running, problem };
}
