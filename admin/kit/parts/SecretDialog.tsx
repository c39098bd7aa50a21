import { Alert, Button, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';

interface SecretDialogProps {
  title: string;
  /** Names the secret and says that it is shown only once. */
  label: string;
  warning: string;
  /** Null: not created yet; `children` are the form for it. */
  secret: string | null;
  isMaking: boolean;
  maxWidth: 'xs' | 'sm';
  onMake: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Creates a secret and shows it once; only its button closes the dialog, because the secret cannot be shown again. */
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
