import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface CorrectionDialogProps {
  onStart: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason before a finished inspection can be corrected. */
export function CorrectionDialog({ onStart, onClose }: CorrectionDialogProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && reason.trim() === '';
  const start = () => {
    setTried(true);
    if (reason.trim()) onStart(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="correction-title">
      <DialogTitle id="correction-title">{translate('audit.correction.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('audit.correction.text')}</DialogContentText>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          label={translate('resources.audits.fields.correctionReason')}
          value={reason}
          error={isMissing}
          helperText={isMissing ? translate('validation.required') : undefined}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={(event) => setReason(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 48 }}>
          {translate('shell.action.cancel')}
        </Button>
        <Button variant="contained" onClick={start} sx={{ minHeight: 48 }}>
          {translate('audit.correction.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
