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
import { useActor } from '../../data/session/ActorProvider';
import { signedText } from './signedText';

interface ShortenDialogProps {
  label: string;
  /** The whole text that is too long. */
  text: string;
  max: number;
  onShortened: (text: string) => void;
  /** Closed without shortening enough: the text as it is, unsigned. */
  onLeft: (text: string) => void;
}

/** Holds a pasted text that is too long until it has been shortened; the signature counts. */
export function ShortenDialog({ label, text, max, onShortened, onLeft }: ShortenDialogProps) {
  const translate = useTranslate();
  const { name } = useActor();
  const [shown, setShown] = useState(text);
  const signed = signedText(shown, name);
  const excess = signed.length - max;
  const isEmpty = shown.trim() === '';
  return (
    <Dialog open onClose={() => onLeft(shown)} fullWidth maxWidth="sm" aria-labelledby="shorten-title">
      <DialogTitle id="shorten-title">{translate('shell.shorten.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('shell.shorten.text', { max, signature: signedText('', name) })}
        </DialogContentText>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={4}
          maxRows={14}
          label={label}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
          error={excess > 0}
          helperText={[
            `${signed.length}/${max}`,
            ...(excess > 0 ? [translate('shell.shorten.excess', { smart_count: excess })] : []),
          ].join(' · ')}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => onLeft(shown)}>
          {translate('shell.shorten.later')}
        </Button>
        <Button variant="contained" disabled={excess > 0 || isEmpty} onClick={() => onShortened(signed)}>
          {translate('shell.shorten.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
