import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Discards an import after confirmation. */
export function DiscardButton({
  session,
  onDiscard,
}: {
  session: ImportSession;
  onDiscard: () => Promise<void>;
}) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isRunning = session.state === 'running';
  const label = translate(isRunning ? 'import.run.stop' : 'import.discard');
  const discard = async () => {
    await onDiscard();
    setOpen(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="discard-import">
        <DialogTitle id="discard-import">{translate('import.discardTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate(isRunning ? 'import.stopText' : 'import.discardText', { file: session.fileName })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)}>
            {translate('import.keep')}
          </Button>
          <Button color="error" variant="contained" onClick={() => void discard()}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
