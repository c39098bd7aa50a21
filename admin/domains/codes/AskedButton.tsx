import { Alert, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { ReasonButton } from '../../kit/parts/ReasonButton';

interface AskedButtonProps {
  /** Translation key prefix of button, question and success message. */
  words: 'codes.reassign' | 'codes.release' | 'codes.ask';
  values: Readonly<Record<string, string>>;
  /** Accessible name, where the button is one of several. */
  label?: string;
  run: () => Promise<unknown>;
  /** Instead of refreshing the page, for example to leave a deleted record. */
  onDone?: (() => void) | undefined;
}

/** A button that asks for confirmation before it runs. */
export function AskedButton({ label, ...question }: AskedButtonProps) {
  const translate = useTranslate();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  const { words } = question;
  return (
    <>
      <ReasonButton
        variant="outlined"
        size="small"
        aria-label={label}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {translate(`${words}.button`)}
      </ReasonButton>
      {isOpen && <Question {...question} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({
  words,
  values,
  run,
  onDone,
  onClose,
}: Omit<AskedButtonProps, 'label'> & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    setBusy(true);
    setProblem('');
    try {
      await run();
      notify(`${words}.done`, { type: 'success' });
      onClose();
      (onDone ?? refresh)();
    } catch (error) {
      setProblem(errorMessage(error, translate));
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={translate(`${words}.title`)}
      maxWidth="xs"
      onClose={isBusy ? undefined : onClose}
      onSubmit={() => void confirm()}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {translate('shell.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate(`${words}.button`)}
          </Button>
        </>
      }
    >
      <DialogContentText>{translate(`${words}.text`, values)}</DialogContentText>
      {problem && <Alert severity="error">{problem}</Alert>}
    </DialogFrame>
  );
}
