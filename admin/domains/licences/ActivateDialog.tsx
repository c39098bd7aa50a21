import { Alert, Button, TextField } from '@mui/material';
import type { KeyResult } from '@plumbline/resources/rules/licences/activation';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { renewActor } from '../../data/session/session';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { KeyResults } from './KeyResults';
import { activateKeys } from './licenceCommands';
import { RenewalChoice } from './RenewalChoice';
import { useEndingLicenses } from './useEndingLicenses';

/** Asks for licence keys and shows the result of each; refused keys stay in the field. */
export function ActivateDialog({ waiting, onClose }: { waiting: readonly string[]; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [keys, setKeys] = useState(waiting.join(', '));
  const [results, setResults] = useState<readonly KeyResult[]>([]);
  const [problem, setProblem] = useState<{ keys?: string; form?: string }>({});
  const [isSending, setSending] = useState(false);
  const [isBeside, setBeside] = useState(false);
  const ending = useEndingLicenses();
  const isDone = results.length > 0 && results.every((result) => 'license' in result);

  const send = async () => {
    setSending(true);
    setProblem({});
    try {
      const answered = await activateKeys(keys, isBeside);
      setResults(answered);
      setKeys(answered.flatMap((result) => ('problem' in result ? [result.key] : [])).join(', '));
      if (answered.some((result) => 'license' in result)) await takeIn(refresh);
    } catch (error) {
      const wrong = readError(error).errors?.keys;
      setProblem(
        wrong ? { keys: translate(wrong.message, wrong.args) } : { form: errorMessage(error, translate) },
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <DialogFrame
      title={translate('licences.activate.title')}
      maxWidth="sm"
      onClose={onClose}
      onSubmit={() => void send()}
      beginsWithField
      actions={
        <>
          <Button variant={isDone ? 'contained' : 'text'} onClick={onClose}>
            {translate(
              isDone
                ? 'shell.action.done'
                : results.length > 0
                  ? 'shell.action.close'
                  : 'shell.action.cancel',
            )}
          </Button>
          {!isDone && (
            <Button type="submit" variant="contained" loading={isSending}>
              {translate('licences.activate.send')}
            </Button>
          )}
        </>
      }
    >
      {problem.form && <Alert severity="error">{problem.form}</Alert>}
      <KeyResults results={results} />
      {!isDone && (
        <TextField
          label={translate('licences.activate.keys')}
          value={keys}
          onChange={({ target }) => setKeys(target.value)}
          placeholder="7KQM-2XHD-P9TA-46WB"
          error={problem.keys !== undefined}
          helperText={
            problem.keys ??
            translate(
              waiting.length > 0 && results.length === 0
                ? 'licences.activate.filledIn'
                : 'licences.activate.hint',
            )
          }
          multiline
          minRows={2}
          maxRows={8}
          autoFocus
          required
          slotProps={{
            htmlInput: {
              spellCheck: false,
              autoCapitalize: 'characters',
              style: { fontFamily: 'monospace' },
            },
          }}
        />
      )}
      {!isDone && ending.length > 0 && (
        <RenewalChoice ending={ending} isBeside={isBeside} onChange={setBeside} />
      )}
    </DialogFrame>
  );
}

/** Refreshes the lists and the session, whose trial state has changed. */
async function takeIn(refresh: () => void): Promise<void> {
  refresh();
  await renewActor();
}
