import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { holdUnsavedWork } from '../../layout/unsavedWork';

/** Asks before what was entered and not planned is left behind. `isLeaving` says that the form itself goes on. */
export function FormGuard({ isDirty, isLeaving }: { isDirty: boolean; isLeaving: () => boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isDirty ? holdUnsavedWork(isLeaving) : undefined), [isDirty, isLeaving]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="unsaved-planning-title">
      <DialogTitle id="unsaved-planning-title">{translate('shell.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" variant="text" onClick={() => blocker.proceed()}>
          {translate('shell.unsaved.leave')}
        </Button>
        <Button variant="contained" onClick={() => blocker.reset()}>
          {translate('shell.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
