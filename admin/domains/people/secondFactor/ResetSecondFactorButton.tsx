import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { useActor } from '../../../data/session/ActorProvider';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { resetSecondFactor } from './secondFactorCommands';

/** The provider resets the second factor of any user, when the account cannot. */
export function ResetSecondFactorButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { role, user } = useActor();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  if (role !== 'ProviderAdmin' || record.id === user) return null;
  const title = translate('secondFactor.reset.button');
  const run = () =>
    resetSecondFactor('users', record.id)
      .then(
        () => notify('secondFactor.reset.done', { type: 'success' }),
        (error: unknown) => notify(errorMessage(error, translate), { type: 'error' }),
      )
      .then(() => {
        setOpen(false);
        refresh();
      });
  return (
    <>
      <ReasonButton variant="outlined" reason={offline} onClick={() => setOpen(true)}>
        {title}
      </ReasonButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby="reset-factor"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="reset-factor">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            {translate('secondFactor.reset.text', { name: String(record.email ?? '') })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => setOpen(false)}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={() => void run()}>
            {title}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
