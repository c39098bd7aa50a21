import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { listPath } from '../../entities/screenPaths';
import { TypedConfirmation } from '../../kit/parts/TypedConfirmation';
import { erasePerson } from './privacyCommands';

/** Last step of an erasure: what is erased and kept, the reason, and the name as confirmation. */
export function EraseForm({ entity, id, title }: { entity: AnyEntity; id: string; title: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [confirm, setConfirm] = useState('');
  const erase = useMutation({
    mutationFn: () => erasePerson(entity.name, id, { reason, confirm }),
    onSuccess: () => {
      notify('privacy.erase.done', { type: 'success' });
      navigate(listPath(entity));
      refresh();
    },
  });
  const errors = erase.error ? readError(erase.error).errors : undefined;
  const problem = (name: string) => {
    const wrong = errors?.[name];
    return wrong && translate(wrong.message, wrong.args);
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        erase.mutate();
      }}
    >
      <Typography variant="body2">{translate('privacy.erase.gone')}</Typography>
      <Typography variant="body2">{translate('privacy.erase.stays')}</Typography>
      <Alert severity="warning">{translate('privacy.erase.final')}</Alert>
      {erase.error && !errors && <Alert severity="error">{errorMessage(erase.error, translate)}</Alert>}
      <TextField
        label={translate('privacy.erase.reason')}
        value={reason}
        required
        error={problem('reason') !== undefined}
        helperText={problem('reason') ?? translate('privacy.erase.reasonHint')}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TypedConfirmation
        label={translate('privacy.erase.confirm', { name: title })}
        value={confirm}
        onChange={setConfirm}
        problem={problem('confirm')}
      />
      <Button
        type="submit"
        variant="contained"
        color="error"
        loading={erase.isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('privacy.erase.button')}
      </Button>
    </Stack>
  );
}
