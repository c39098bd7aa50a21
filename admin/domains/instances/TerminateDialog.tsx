import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { terminateAccount } from '@plumbline/resources/commands/instances';
import type { Instance } from '@plumbline/resources/entities/instances';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { erasureDayOf } from '@plumbline/resources/rules/termination/termination';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { useOutbox } from '../../data/offline/useOutbox';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { renewActor } from '../../data/session/session';
import { useFormat } from '../../data/words/useFormat';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { TypedConfirmation } from '../../kit/parts/TypedConfirmation';

/** What a termination does and when, then the name of the account and the password as confirmation. */
export function TerminateDialog({ account, onClose }: { account: Instance; onClose: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const { signIn } = useActor();
  const { waiting, refused, photos } = useOutbox();
  const unsent = waiting + refused + photos;
  const [confirm, setConfirm] = useState('');
  const [proof, setProof] = useState('');
  const terminate = useMutation({
    mutationFn: async () => {
      await callCommand(terminateAccount, { id: account.id, input: { confirm, proof } });
      await renewActor();
    },
    onSuccess: () => {
      notify('termination.give.done', { type: 'success' });
      onClose();
      refresh();
    },
  });
  const errors = terminate.error ? readError(terminate.error).errors : undefined;
  const problem = (name: 'confirm' | 'proof') => {
    const wrong = errors?.[name];
    return wrong && translate(wrong.message, wrong.args);
  };
  const date = format.date(erasureDayOf(dayOf(new Date())));
  return (
    <DialogFrame
      title={translate('termination.give.ask', { account: account.companyName })}
      maxWidth="sm"
      onClose={terminate.isPending ? undefined : onClose}
      onSubmit={() => terminate.mutate()}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={terminate.isPending}>
            {translate('shell.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={terminate.isPending}>
            {translate('termination.give.button')}
          </Button>
        </>
      }
    >
      <Stack component="ul" sx={{ gap: 1, m: 0, pl: 2.5 }}>
        {(['now', 'until', 'then', 'mail'] as const).map((name) => (
          <Typography key={name} component="li" variant="body2">
            {translate(`termination.give.${name}`, { date })}
          </Typography>
        ))}
      </Stack>
      {unsent > 0 && (
        <Alert severity="warning">{translate('termination.give.unsent', { smart_count: unsent })}</Alert>
      )}
      {terminate.error && !errors && (
        <Alert severity="error">{errorMessage(terminate.error, translate)}</Alert>
      )}
      <TypedConfirmation
        label={translate('termination.give.confirm', { name: account.companyName })}
        value={confirm}
        onChange={setConfirm}
        problem={problem('confirm')}
      />
      {/* Sessions stored by an older version have no `signIn`; an external issuer keeps the password itself. */}
      {signIn?.isEmbedded !== false && (
        <TextField
          type="password"
          name="proof"
          label={translate('termination.give.proof')}
          value={proof}
          required
          autoComplete="current-password"
          error={problem('proof') !== undefined}
          helperText={problem('proof')}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
    </DialogFrame>
  );
}
