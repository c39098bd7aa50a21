import { Button, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';

interface RevokeDialogProps {
  title: string;
  /** What works no longer from then on. */
  text: string;
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something ends that is in use elsewhere, a program's secret or a device's sign-in: it must be given there anew. */
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
