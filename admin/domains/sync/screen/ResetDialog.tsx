import { Button, CircularProgress, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import { overlay } from '../../../kit/overlay/overlay';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { saveExport } from './saveExport';

/** Clears the local store and downloads it again, after saving the outbox as a file. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    try {
      await overlay.during(() => openClient().reset(saveExport));
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
    onClose();
  };
  return (
    <DialogFrame
      title={translate('offline.reset.title')}
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy} sx={{ minHeight: 44 }}>
            {translate('offline.action.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => void reset()}
            disabled={isBusy}
            sx={{ minHeight: 44 }}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {translate('offline.reset.confirm')}
          </Button>
        </>
      }
    >
      <DialogContentText>{translate('offline.reset.text')}</DialogContentText>
    </DialogFrame>
  );
}
