import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readError } from '../../data/errors/readError';
import { session } from '../../data/session/session';
import { useFieldProblems } from '../../domains/people/secondFactor/useFieldProblems';
import { UnlockByWindow } from './UnlockByWindow';

/** Unlocks by password, and by a code if the server requires a second factor. */
export function UnlockByPassword({ email }: { email: string }) {
  const translate = useTranslate();
  const [draft, setDraft] = useState({ password: '', code: '' });
  const [hasCode, setHasCode] = useState(false);
  const [isAway, setAway] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { send, isSending, problems } = useFieldProblems(['password', 'code']);
  const unlock = () =>
    send(async () => {
      setAway(false);
      try {
        await session.unlock({ password: draft.password, ...(hasCode ? { code: draft.code } : {}) });
      } catch (error) {
        const { code, errors } = readError(error);
        if (code === 'SECOND_FACTOR_MISSING') setRefused(true);
        if (error instanceof TypeError) return setAway(true);
        if (errors?.code && !hasCode) return setHasCode(true);
        throw error;
      }
    });
  const field = (name: 'password' | 'code') => ({
    name,
    value: draft[name],
    required: true,
    fullWidth: true,
    autoFocus: true,
    error: problems[name] !== undefined,
    helperText: problems[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  // A password is no longer enough: the sign-in leads to setting up the required factor.
  if (isRefused)
    return (
      <>
        <Alert severity="warning">{problems.form}</Alert>
        <UnlockByWindow />
      </>
    );
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        void unlock();
      }}
    >
      {isAway && <Alert severity="warning">{translate('lock.offline')}</Alert>}
      {problems.form && <Alert severity="error">{problems.form}</Alert>}
      {/* Lets the password manager suggest the right password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        {...field('password')}
        type="password"
        label={translate('lock.password')}
        autoComplete="current-password"
      />
      {hasCode && (
        <TextField
          {...field('code')}
          label={translate('secondFactor.code')}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {translate('lock.unlock')}
      </Button>
    </form>
  );
}
