import { Alert, MenuItem, TextField } from '@mui/material';
import type { TokenScope } from '@plumbline/resources/rules/auth/session';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { createToken } from '../../data/session/peopleCommands';
import { SecretDialog } from '../../kit/parts/SecretDialog';

const day = 24 * 60 * 60 * 1000;
const lifetimes = [30, 90, 365] as const;

/** Creates a token and shows its secret once; it cannot be read afterwards. */
export function TokenDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState<number>(90);
  const [problem, setProblem] = useState<{ name?: string; form?: string }>({});
  const [isSending, setSending] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);

  const make = async () => {
    setSending(true);
    setProblem({});
    try {
      const { token } = await createToken({
        name,
        scopes: scope === 'write' ? ['read', 'write'] : ['read'],
        expiresAt: new Date(Date.now() + days * day).toISOString(),
      });
      setSecret(token);
      onMade();
    } catch (error) {
      const wrong = readError(error).errors?.name;
      setProblem(
        wrong ? { name: translate(wrong.message, wrong.args) } : { form: errorMessage(error, translate) },
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <SecretDialog
      title={translate('people.tokens.create')}
      label={translate('people.tokens.secret')}
      warning={translate('people.tokens.once')}
      secret={secret}
      isMaking={isSending}
      maxWidth="xs"
      onMake={() => void make()}
      onClose={onClose}
    >
      {problem.form && <Alert severity="error">{problem.form}</Alert>}
      <TextField
        label={translate('people.tokens.name')}
        value={name}
        required
        autoFocus
        error={problem.name !== undefined}
        helperText={problem.name ?? translate('people.tokens.nameHint')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        select
        label={translate('people.tokens.scopeLabel')}
        value={scope}
        onChange={(event) => setScope(event.target.value === 'write' ? 'write' : 'read')}
      >
        <MenuItem value="read">{translate('people.tokens.scope.read')}</MenuItem>
        <MenuItem value="write">{translate('people.tokens.scope.write')}</MenuItem>
      </TextField>
      <TextField
        select
        label={translate('people.tokens.lifetime')}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {lifetimes.map((count) => (
          <MenuItem key={count} value={count}>
            {translate('people.tokens.days', { smart_count: count })}
          </MenuItem>
        ))}
      </TextField>
    </SecretDialog>
  );
}
