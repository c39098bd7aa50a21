import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOutbox } from '../../data/offline/useOutbox';
import { isUnsavedElsewhere } from '../../data/session/isUnsavedElsewhere';
import { hasUnsavedWork } from '../../kit/settings/unsavedWork';

/** What is about to be left: the product, an account for another one of one's own, or one that support looks into. */
export type Leaving = 'signOut' | 'switchAccount' | 'endVisit';

interface LeaveDialogProps {
  leaving: Leaving;
  /** What else comes of it: to be said in any case. */
  also?: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Says before leaving what is not sent and what is not saved; where there is nothing to say it does not ask at all. */
export function LeaveDialog({ leaving, also, onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  const { waiting, refused, photos } = useOutbox();
  const unsent = waiting + refused + photos;
  const isUnsaved = hasUnsavedWork();
  // Other tabs leave with this one.
  const [isElsewhere, setElsewhere] = useState(false);
  const isNothing = unsent === 0 && !isUnsaved && !also;
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when it is opened
  useEffect(() => {
    isUnsavedElsewhere().then(
      (found) => (isNothing && !found ? onLeave() : setElsewhere(found)),
      () => isNothing && onLeave(),
    );
  }, []);
  if (isNothing && !isElsewhere) return null;
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title" fullWidth maxWidth="xs">
      <DialogTitle id="leave-title">{translate(`${leaving}.title`)}</DialogTitle>
      <DialogContent>
        {also && <DialogContentText>{also}</DialogContentText>}
        {unsent > 0 && (
          <DialogContentText>{translate(`${leaving}.unsent`, { smart_count: unsent })}</DialogContentText>
        )}
        {isUnsaved && <DialogContentText>{translate('signOut.unsaved')}</DialogContentText>}
        {isElsewhere && <DialogContentText>{translate('signOut.unsavedElsewhere')}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onStay}>
          {translate('shell.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onLeave}>
          {translate(`${leaving}.confirm`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
