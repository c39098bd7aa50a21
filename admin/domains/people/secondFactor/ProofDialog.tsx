import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CodesDialog } from './CodesDialog';
import { useFieldProblems } from './useFieldProblems';

interface ProofDialogProps {
  title: string;
  text: string;
  isDestructive?: boolean;
  /** Runs with the password or code; returns new recovery codes to show, or null. */
  run: (proof: string) => Promise<readonly string[] | null>;
  onClose: () => void;
}

/** Asks for the password or a code before the sign-in is changed, in case the device was left unlocked. */
export function ProofDialog({ title, text, isDestructive = false, run, onClose }: ProofDialogProps) {
  const translate = useTranslate();
  const [proof, setProof] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { send, isSending, problems } = useFieldProblems(['proof']);
  const submit = () =>
    send(async () => {
      const shown = await run(proof);
      if (shown) setCodes(shown);
      else onClose();
    });
  return (
    <CodesDialog
      title={title}
      codes={codes}
      form="proof"
      submit={{ label: title, color: isDestructive ? 'error' : 'primary', isSending }}
      onClose={onClose}
    >
      <form
        id="proof"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problems.form && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problems.form}
          </Alert>
        )}
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <TextField
          fullWidth
          required
          autoFocus
          type="password"
          name="proof"
          autoComplete="current-password"
          label={translate('secondFactor.card.proof')}
          value={proof}
          error={problems.proof !== undefined}
          helperText={problems.proof}
          onChange={(event) => setProof(event.target.value)}
        />
      </form>
    </CodesDialog>
  );
}
