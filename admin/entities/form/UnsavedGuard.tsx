import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { holdUnsavedWork } from '../../layout/unsavedWork';

/** Asks before unsaved changes are left behind; `isLeaving` is set where the form itself goes on after saving. */
export function UnsavedGuard({ isLeaving }: { isLeaving: RefObject<boolean> }) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isDirty ? holdUnsavedWork(() => isLeaving.current) : undefined), [isDirty, isLeaving]);
  const isAsking = blocker.state === 'blocked';
  return (
    <Dialog open={isAsking} onClose={() => blocker.reset?.()} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">{translate('shell.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" variant="text" onClick={() => blocker.proceed?.()}>
          {translate('shell.unsaved.leave')}
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()} autoFocus>
          {translate('shell.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
