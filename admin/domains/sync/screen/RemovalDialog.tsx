import { Button, CircularProgress, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/parts/DialogFrame';

interface RemovalDialogProps {
  title: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something on this device is saved as a file and removed; cannot be closed meanwhile. */
export function RemovalDialog({ title, text, confirm, isBusy, onConfirm, onClose }: RemovalDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={title}
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy} sx={{ minHeight: 44 }}>
            {translate('offline.action.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => void onConfirm()}
            disabled={isBusy}
            sx={{ minHeight: 44 }}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <DialogContentText>{text}</DialogContentText>
    </DialogFrame>
  );
}
