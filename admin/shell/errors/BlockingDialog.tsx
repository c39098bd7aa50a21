import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { readError } from '../../data/errors/readError';
import { entityLabel } from '../../data/words/labels';
import { hasUnsavedWork } from '../../kit/settings/unsavedWork';
import type { Blocking } from './useUniqueNotices';

/** Dialog for a failed save: what it concerns and what to do; stays open until confirmed. */
export function BlockingDialog({ blocking, onClose }: { blocking: Blocking; onClose: () => void }) {
  const translate = useTranslate();
  const { text, write } = blocking;
  const [, , resource = '', id, command] = write.path.split('/');
  const what = isEntityName(resource) ? translate(entityLabel(entities[resource]), { smart_count: 1 }) : null;
  // Other requests save a record; a named command carries something out.
  const isEntry = command === undefined && (write.method === 'PUT' || id === undefined);
  const isUncertain = readError(write.error).code === 'NO_ANSWER';
  const title = isUncertain ? 'uncertain' : isEntry ? 'title' : 'done';
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby="blocking-title"
      aria-describedby="blocking-text"
    >
      <DialogTitle id="blocking-title">{translate(`faults.blocking.${title}`)}</DialogTitle>
      <DialogContent id="blocking-text">
        <DialogContentText color="text.primary">{text}</DialogContentText>
        {what && (
          <DialogContentText sx={{ mt: 1.5 }}>
            {translate('faults.blocking.about', { what })}
          </DialogContentText>
        )}
        {write.reference && (
          <DialogContentText sx={{ mt: 1.5 }}>
            {translate('faults.blocking.reference', { reference: write.reference })}
          </DialogContentText>
        )}
        {hasUnsavedWork() && (
          <DialogContentText sx={{ mt: 1.5 }}>{translate('faults.blocking.form')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('faults.blocking.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
