import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasUnsavedWork } from '../layout/unsavedWork';

interface ReloadQuestionProps {
  /** Why something could not be fetched; each new failure asks anew. */
  error: unknown;
  /** Said no: what is on the screen stays as it is. */
  onStay?: () => void;
}

/** Where a whole form could not be fetched, its parts fail together: that is one question. */
let isAsking = false;

/** Asks whether to reload the window, because a part of the app could not be fetched. */
export function ReloadQuestion({ error, onStay }: ReloadQuestionProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure asks anew.
  useEffect(() => {
    if (isAsking) return;
    isAsking = true;
    setOpen(true);
    return () => {
      isAsking = false;
    };
  }, [error]);
  const isUnsaved = hasUnsavedWork();
  const stay = () => {
    isAsking = false;
    setOpen(false);
    onStay?.();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={stay}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('faults.chunk.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText color="text.primary">{translate('faults.chunk.text')}</DialogContentText>
        {isUnsaved && (
          <DialogContentText sx={{ mt: 1.5 }}>{translate('faults.chunk.unsaved')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant={isUnsaved ? 'contained' : 'text'}
          autoFocus={isUnsaved}
          onClick={stay}
          sx={{ minHeight: 44 }}
        >
          {translate('faults.chunk.stay')}
        </Button>
        <Button
          variant={isUnsaved ? 'text' : 'contained'}
          autoFocus={!isUnsaved}
          onClick={() => window.location.reload()}
          sx={{ minHeight: 44 }}
        >
          {translate('faults.chunk.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
