import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface UnsavedQuestionProps {
  isAsked: boolean;
  /** A dialog is closed; absent: the page is left. */
  isClosing?: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether unsaved input may be discarded. */
export function UnsavedQuestion({ isAsked, isClosing = false, onLeave, onStay }: UnsavedQuestionProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={isAsked} onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('shell.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(`shell.unsaved.${isClosing ? 'closing' : 'text'}`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" variant="text" onClick={onLeave}>
          {translate(`shell.unsaved.${isClosing ? 'close' : 'leave'}`)}
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {translate('shell.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
