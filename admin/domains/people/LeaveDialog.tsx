import { Button, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOutbox } from '../../data/offline/useOutbox';
import { isUnsavedElsewhere } from '../../data/session/isUnsavedElsewhere';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { hasUnsavedWork } from '../../kit/settings/unsavedWork';

/** What is being left: the product, an account for another of the user's accounts, or a mirrored account. */
export type Leaving = 'signOut' | 'switchAccount' | 'endVisit';

interface LeaveDialogProps {
  leaving: Leaving;
  /** Another consequence, always shown. */
  also?: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Warns before leaving about unsent and unsaved changes; does not ask if there are none. */
export function LeaveDialog({ leaving, also, onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  const { waiting, refused, photos } = useOutbox();
  const unsent = waiting + refused + photos;
  const isUnsaved = hasUnsavedWork();
  // Other tabs are left as well.
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
    <DialogFrame
      title={translate(`${leaving}.title`)}
      maxWidth="xs"
      onClose={onStay}
      actions={
        <>
          <Button variant="text" onClick={onStay}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={onLeave}>
            {translate(`${leaving}.confirm`)}
          </Button>
        </>
      }
    >
      {also && <DialogContentText>{also}</DialogContentText>}
      {unsent > 0 && (
        <DialogContentText>{translate(`${leaving}.unsent`, { smart_count: unsent })}</DialogContentText>
      )}
      {isUnsaved && <DialogContentText>{translate('signOut.unsaved')}</DialogContentText>}
      {isElsewhere && <DialogContentText>{translate('signOut.unsavedElsewhere')}</DialogContentText>}
    </DialogFrame>
  );
}
