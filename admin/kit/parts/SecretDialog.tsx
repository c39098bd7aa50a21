import { Alert, Button, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';

interface SecretDialogProps {
  title: string;
  /** What the secret is called, and that it is shown this once. */
  label: string;
  warning: string;
  /** Null: it is not made yet, and `children` ask what it shall be. */
  secret: string | null;
  isMaking: boolean;
  maxWidth: 'xs' | 'sm';
  onMake: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Makes a secret and shows it once: nobody can read it afterwards, so it is not closed by a slip. */
export function SecretDialog({
  title,
  label,
  warning,
  secret,
  isMaking,
  maxWidth,
  onMake,
  onClose,
  children,
}: SecretDialogProps) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <DialogFrame
      title={title}
      maxWidth={maxWidth}
      onClose={secret ? undefined : onClose}
      beginsWithField={!secret}
      actions={
        secret ? (
          <>
            <Button variant="outlined" onClick={() => void copy(secret)}>
              {translate(isCopied ? 'people.tokens.copied' : 'people.tokens.copy')}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {translate('shell.action.done')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" onClick={onClose}>
              {translate('shell.action.cancel')}
            </Button>
            <Button variant="contained" loading={isMaking} onClick={onMake}>
              {translate('people.tokens.make')}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <>
          <Alert severity="warning">{warning}</Alert>
          <TextField
            label={label}
            value={secret}
            multiline
            slotProps={{
              htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
            }}
          />
        </>
      ) : (
        children
      )}
    </DialogFrame>
  );
}
