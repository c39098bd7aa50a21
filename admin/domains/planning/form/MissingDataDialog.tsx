import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Lists missing required values; they are also marked at the fields. */
export function MissingDataDialog({ labels, onClose }: { labels: readonly string[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="missing-data-title">
      <DialogTitle id="missing-data-title">{translate('planning.missing.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('planning.missing.text')}</DialogContentText>
        <ul>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('planning.missing.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
