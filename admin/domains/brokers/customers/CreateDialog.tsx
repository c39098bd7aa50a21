import { Alert, Button, MenuItem, TextField, Typography } from '@mui/material';
import { createCustomer } from '@plumbline/resources/commands/brokers';
import { newId } from '@plumbline/resources/language/ids';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { customerTypes } from '@plumbline/resources/rules/brokers/index';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { useActor } from '../../../data/session/ActorProvider';
import { callCommand } from '../../../data/session/callCommand';
import { languageNames } from '../../../data/words/i18nProvider';
import { useLanguage } from '../../../data/words/useLanguage';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { useOwnBrokers } from './useOwnBrokers';

type FieldErrors = NonNullable<ReturnType<typeof readError>['errors']>;

/** Creates an account for a customer and invites its owner, in one step. */
export function CreateDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const brokers = useOwnBrokers();
  const isProvider = actor.instanceType === 'PROVIDER';
  const language: Language = useLanguage();
  // The id is kept while the dialog is open, so that a retry after a lost answer creates the same account.
  const [draft, setDraft] = useState({
    id: newId(),
    companyName: '',
    instanceType: 'COMPANY' as (typeof customerTypes)[number],
    broker: actor.broker ?? '',
    firstName: '',
    lastName: '',
    emailAddress: '',
    language,
  });
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const send = async () => {
    setSending(true);
    setErrors({});
    setProblem('');
    try {
      await callCommand(createCustomer, { input: { ...draft, broker: draft.broker || null } });
      notify('customers.create.done', { type: 'success' });
      onDone();
    } catch (error) {
      const known = readError(error).errors ?? {};
      setErrors(known);
      if (!Object.keys(known).some((name) => name in draft)) setProblem(errorMessage(error, translate));
      setSending(false);
    }
  };
  const field = (name: keyof typeof draft, label: string) => {
    const wrong = errors[name];
    return {
      label: translate(`customers.create.${label}`),
      value: draft[name],
      onChange: (event: { target: { value: string } }) =>
        setDraft((before) => ({ ...before, [name]: event.target.value })),
      error: wrong !== undefined,
      helperText: wrong && translate(wrong.message, wrong.args),
      required: true,
      fullWidth: true,
    };
  };
  return (
    <DialogFrame
      title={translate('customers.create.title')}
      maxWidth="sm"
      fillsPhone
      onClose={isSending ? undefined : onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {translate('shell.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {translate('customers.create.submit')}
          </Button>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography variant="body2" color="text.secondary">
        {translate('customers.create.text')}
      </Typography>
      <TextField {...field('companyName', 'company')} autoFocus />
      <TextField select {...field('instanceType', 'type')}>
        {customerTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`choices.instanceType.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      {(isProvider || brokers.length > 1) && (
        <TextField
          select
          {...field('broker', 'company')}
          label={translate('customers.broker')}
          required={!isProvider}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {isProvider && <MenuItem value="">{translate('customers.ownBroker')}</MenuItem>}
          {brokers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField {...field('firstName', 'firstName')} autoComplete="off" />
      <TextField {...field('lastName', 'lastName')} autoComplete="off" />
      <TextField {...field('emailAddress', 'email')} type="email" autoComplete="off" />
      <TextField select {...field('language', 'language')}>
        {languages.map((one) => (
          <MenuItem key={one} value={one} lang={one.slice(0, 2)}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </TextField>
    </DialogFrame>
  );
}
