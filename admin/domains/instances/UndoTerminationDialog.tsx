import { Alert, Button, DialogContentText } from '@mui/material';
import { undoTermination } from '@plumbline/resources/commands/instances';
import type { Instance } from '@plumbline/resources/entities/instances';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { callCommand } from '../../data/session/callCommand';
import { renewActor } from '../../data/session/session';
import { DialogFrame } from '../../kit/parts/DialogFrame';

/** Asks before an owner's termination is undone. */
export function UndoTerminationDialog({ account, onClose }: { account: Instance; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = useMutation({
    mutationFn: async () => {
      await callCommand(undoTermination, { id: account.id });
      await renewActor();
    },
    onSuccess: () => {
      notify('termination.undo.done', { type: 'success' });
      onClose();
      refresh();
    },
  });
  return (
    <DialogFrame
      title={translate('termination.undo.ask', { account: account.companyName })}
      maxWidth="xs"
      onClose={undo.isPending ? undefined : onClose}
      onSubmit={() => undo.mutate()}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={undo.isPending}>
            {translate('shell.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={undo.isPending}>
            {translate('termination.undo.button')}
          </Button>
        </>
      }
    >
      <DialogContentText>{translate('termination.undo.askText')}</DialogContentText>
      {undo.error && <Alert severity="error">{errorMessage(undo.error, translate)}</Alert>}
    </DialogFrame>
  );
}
