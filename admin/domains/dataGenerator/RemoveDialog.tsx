import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CountList } from './CountList';
import type { GeneratorRun } from './useGenerator';

interface RemoveDialogProps {
  run: GeneratorRun;
  title: string;
  onClose: () => void;
  onRemove: () => void;
}

/** Lists what is removed and what stays before a run is removed. */
export function RemoveDialog({ run, title, onClose, onRemove }: RemoveDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-run" fullWidth maxWidth="xs">
      <DialogTitle id="remove-run">{translate('dataGenerator.removeTitle', { name: title })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('dataGenerator.removeText')}</DialogContentText>
        <CountList counts={run.made} />
        <DialogContentText sx={{ mt: 2 }}>{translate('dataGenerator.removeStays')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={onRemove}>
          {translate('dataGenerator.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
