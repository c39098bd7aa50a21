import { Alert, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { useActor } from '../../data/session/ActorProvider';
import { requestNewEmail } from '../../data/session/peopleCommands';
import { useLanguage } from '../../data/words/useLanguage';
import { SettingsCard } from '../../kit/parts/SettingsCard';

type Problems = Partial<Record<'email' | 'password' | 'form', string>>;

/** Changes the sign-in address, confirmed by a link sent to the new one, and links to changing the password. */
export function LoginData() {
  const translate = useTranslate();
  const actor = useActor();
  // Sessions stored by an older version have no `signIn`.
  const language = useLanguage();
  const changePassword =
    actor.signIn === undefined
      ? `/oidc/changepassword?userId=${encodeURIComponent(actor.user)}`
      : actor.signIn.changePassword;
  // The product's own page takes a language; an external issuer's may not.
  const place = changePassword?.startsWith('/') ? `${changePassword}&lang=${language}` : changePassword;
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setProblems({});
    try {
      const draft = { email: String(form.get('email') ?? ''), password: String(form.get('password') ?? '') };
      setSentTo((await requestNewEmail(draft)).email);
      setOpen(false);
    } catch (error) {
      const { errors } = readError(error);
      const said = (field: 'email' | 'password') => errors?.[field] && translate(errors[field].message);
      const [email, password] = [said('email'), said('password')];
      setProblems({
        ...(email ? { email } : {}),
        ...(password ? { password } : {}),
        ...(email || password ? {} : { form: errorMessage(error, translate) }),
      });
    } finally {
      setSending(false);
    }
  };
  return (
    <SettingsCard title={translate('people.login.title')}>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1.5 }}>
        {translate('people.login.present', { email: actor.email })}
      </Typography>
      {sentTo && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('people.login.sent', { email: sentTo })}
        </Alert>
      )}
      {isOpen ? (
        <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2, maxWidth: 420 }}>
          {problems.form && <Alert severity="error">{problems.form}</Alert>}
          <TextField
            name="email"
            type="email"
            label={translate('people.login.newEmail')}
            autoComplete="email"
            required
            autoFocus
            error={problems.email !== undefined}
            helperText={problems.email ?? translate('people.login.hint')}
          />
          <TextField
            name="password"
            type="password"
            label={translate('people.login.password')}
            autoComplete="current-password"
            required
            error={problems.password !== undefined}
            helperText={problems.password}
          />
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
            <Button variant="text" onClick={() => setOpen(false)}>
              {translate('shell.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isSending}>
              {translate('people.login.send')}
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {translate('people.login.change')}
          </Button>
          {place && <Link href={place}>{translate('people.login.changePassword')}</Link>}
        </Stack>
      )}
    </SettingsCard>
  );
}
