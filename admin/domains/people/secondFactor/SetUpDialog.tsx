import { Alert, Box, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { CodesDialog } from './CodesDialog';
import { beginSetUp, confirmSetUp, type SetUp } from './secondFactorCommands';
import { useFieldProblems } from './useFieldProblems';

interface SetUpDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Sets up an authenticator app: scan, confirm with a code, store the recovery codes. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const translate = useTranslate();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [draft, setDraft] = useState({ code: '', password: '' });
  const { send, isSending, problems } = useFieldProblems(['code', 'password']);
  // Each opening gets a new secret, which is not kept in the cache.
  const begun = useQuery({
    queryKey: ['people', 'setUp'],
    queryFn: beginSetUp,
    gcTime: 0,
    staleTime: Infinity,
  });
  const confirm = ({ setUp }: SetUp) =>
    send(async () => {
      const { recoveryCodes } = await confirmSetUp({ setUp, ...draft });
      setCodes(recoveryCodes);
      onDone();
    });
  const field = (name: 'code' | 'password') => ({
    name,
    value: draft[name],
    required: true,
    error: problems[name] !== undefined,
    helperText: problems[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const title = translate(codes ? 'secondFactor.recovery.title' : 'secondFactor.setUp.title');
  return (
    <CodesDialog
      title={title}
      codes={codes}
      form="second-factor"
      submit={{ label: translate('secondFactor.setUp.submit'), isSending, isDisabled: !begun.data }}
      onClose={onClose}
    >
      {begun.error && <Alert severity="error">{errorMessage(begun.error, translate)}</Alert>}
      {begun.isPending && <CircularProgress size={24} aria-label={translate('shell.loading')} />}
      {begun.data && (
        <Stack
          component="form"
          id="second-factor"
          noValidate
          sx={{ gap: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(begun.data);
          }}
        >
          {problems.form && <Alert severity="error">{problems.form}</Alert>}
          <Scan {...begun.data} />
          <TextField
            {...field('code')}
            label={translate('secondFactor.setUp.code')}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
          />
          <TextField
            {...field('password')}
            type="password"
            label={translate('secondFactor.card.password')}
            autoComplete="current-password"
          />
        </Stack>
      )}
    </CodesDialog>
  );
}

function Scan({ secret, address, qrCode }: Omit<SetUp, 'setUp'>) {
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 1 } }}>
      <li>{translate('secondFactor.setUp.app')}</li>
      <li>
        {translate('secondFactor.setUp.scan')}
        <Box
          component="img"
          src={qrCode}
          alt={translate('secondFactor.setUp.qrCode')}
          sx={{ display: 'block', width: 200, maxWidth: '100%', my: 1.5, mx: 'auto', borderRadius: 1 }}
        />
        <Button href={address} variant="outlined" fullWidth sx={{ mb: 1.5 }}>
          {translate('secondFactor.setUp.here')}
        </Button>
        {translate('secondFactor.setUp.type')}
        <Typography
          component="code"
          data-secret
          sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere', mt: 0.5 }}
        >
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </Typography>
      </li>
      <li>{translate('secondFactor.setUp.confirm')}</li>
    </Box>
  );
}
