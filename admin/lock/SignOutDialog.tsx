import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { hasUnsavedWork } from '../layout/unsavedWork';
import { useOutbox } from '../offline/useOutbox';

interface SignOutDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Says before signing out what is not sent and what is not saved; where there is neither it does not ask at all. */
export function SignOutDialog({ onStay, onLeave }: SignOutDialogProps) {
  const translate = useTranslate();
  const { waiting, refused, photos } = useOutbox();
  const unsent = waiting + refused + photos;
  const isUnsaved = hasUnsavedWork();
  const isNothing = unsent === 0 && !isUnsaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when it is opened
  useEffect(() => {
    if (isNothing) onLeave();
  }, []);
  if (isNothing) return null;
  return (
    <Dialog open onClose={onStay} aria-labelledby="sign-out" fullWidth maxWidth="xs">
      <DialogTitle id="sign-out">{translate('signOut.title')}</DialogTitle>
      <DialogContent>
        {unsent > 0 && (
          <DialogContentText>{translate('signOut.unsent', { smart_count: unsent })}</DialogContentText>
        )}
        {isUnsaved && <DialogContentText>{translate('signOut.unsaved')}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onStay}>
          {translate('shell.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onLeave}>
          {translate('signOut.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
