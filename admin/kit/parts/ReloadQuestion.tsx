import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasUnsavedWork } from '../settings/unsavedWork';

interface ReloadQuestionProps {
  /** The load error; each new error asks again. */
  error: unknown;
  /** Declined: the screen stays as it is. */
  onStay?: () => void;
}

/** Parts of one form fail together; one dialog covers all of them. */
let isAsking = false;

/** Asks whether to reload the window after a chunk failed to load; not shown offline. */
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
  const [isOffline] = useState(!navigator.onLine);
  const isUnsaved = hasUnsavedWork();
  const isStayMain = isOffline || isUnsaved;
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
      <DialogTitle id={`${id}-title`}>
        {translate(isOffline ? 'shell.error.offline.title' : 'faults.chunk.title')}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText color="text.primary">
          {translate(isOffline ? 'offline.onlineOnly' : 'faults.chunk.text')}
        </DialogContentText>
        {isUnsaved && !isOffline && (
          <DialogContentText sx={{ mt: 1.5 }}>{translate('faults.chunk.unsaved')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant={isStayMain ? 'contained' : 'text'}
          autoFocus={isStayMain}
          onClick={stay}
          sx={{ minHeight: 44 }}
        >
          {translate(isOffline ? 'faults.blocking.ok' : 'faults.chunk.stay')}
        </Button>
        {!isOffline && (
          <Button
            variant={isStayMain ? 'text' : 'contained'}
            autoFocus={!isStayMain}
            onClick={() => window.location.reload()}
            sx={{ minHeight: 44 }}
          >
            {translate('faults.chunk.reload')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
