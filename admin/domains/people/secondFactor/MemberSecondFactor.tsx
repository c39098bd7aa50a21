import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { useFormat } from '../../../data/words/useFormat';
import { readMemberSecondFactor, resetSecondFactor } from './secondFactorCommands';

/** State of a member's second factor, and resetting it for a lost phone. */
export function MemberSecondFactor({ contact, name }: { contact: string; name: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    queryKey: ['people', 'secondFactor', contact],
    queryFn: () => readMemberSecondFactor(contact),
  });
  const reset = useMutation({
    mutationFn: () => resetSecondFactor('contacts', contact),
    onSuccess: async () => {
      setAsking(false);
      await query.refetch();
    },
  });
  if (!query.data) return null;
  const { since, canReset } = query.data;
  return (
    <Stack sx={{ gap: 1, mt: 2, alignItems: 'flex-start' }}>
      <Typography>
        {since
          ? translate('secondFactor.reset.state', { date: format.dateTime(since) })
          : translate('secondFactor.reset.none')}
      </Typography>
      {reset.isSuccess && <Alert severity="success">{translate('secondFactor.reset.done')}</Alert>}
      {reset.error && <Alert severity="error">{errorMessage(reset.error, translate)}</Alert>}
      {isAsking && <Alert severity="warning">{translate('secondFactor.reset.text', { name })}</Alert>}
      {canReset && (
        <Button
          variant="outlined"
          color={isAsking ? 'error' : 'primary'}
          loading={reset.isPending}
          onClick={() => (isAsking ? reset.mutate() : setAsking(true))}
        >
          {translate('secondFactor.reset.button')}
        </Button>
      )}
    </Stack>
  );
}
