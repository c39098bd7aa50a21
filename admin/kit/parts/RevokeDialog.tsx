import { Button, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';

interface RevokeDialogProps {
  title: string;
  /** What stops working. */
  text: string;
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms revoking a secret or a device that is in use elsewhere. */
export function RevokeDialog({ title, text, confirm, isPending, onConfirm, onClose }: RevokeDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={title}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" autoFocus onClick={onClose}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="contained" color="error" loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <DialogContentText>{text}</DialogContentText>
    </DialogFrame>
  );
}
