import { Alert, AlertTitle, Button, DialogContentText, MenuItem, TextField, Typography } from '@mui/material';
import { sendDeviceAction } from '@plumbline/resources/commands/devices';
import { type DeviceActionKey, daysToAct } from '@plumbline/resources/rules/devices/deviceActions';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { callCommand } from '../../data/session/callCommand';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { useOfferedActions } from './useOfferedActions';

interface Props {
  device: RaRecord<string>;
  onClose: () => void;
}

/** Explains what each remote action does and how it affects the device's user, before it is sent. */
export function SendActionDialog({ device, onClose }: Props) {
  const translate = useTranslate();
  const title = translate('devices.send.title', { device: String(device.name) });
  if (device.isRemoteMaintenanceAllowed === true)
    return <SendForm id={device.id} title={title} onClose={onClose} />;
  return (
    <DialogFrame
      title={title}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('shell.action.close')}
        </Button>
      }
    >
      <Alert severity="info" variant="outlined">
        {translate('devices.send.forbidden')}
      </Alert>
    </DialogFrame>
  );
}

function SendForm({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const translate = useTranslate();
  const { offered, isPending } = useOfferedActions();
  const [chosen, choose] = useState<DeviceActionKey | ''>('');
  const [message, setMessage] = useState('');
  const { send, isSending, problem } = useSending(id, onClose);
  const action = offered.find(({ key }) => key === chosen);
  const isEmpty = chosen === 'message' && message.trim() === '';
  return (
    <DialogFrame
      title={title}
      maxWidth="sm"
      beginsWithField
      onClose={isSending ? undefined : onClose}
      onSubmit={() => chosen !== '' && !isEmpty && send(chosen, message)}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isSending}>
            {translate('shell.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSending} disabled={chosen === '' || isEmpty}>
            {translate('devices.send.submit')}
          </Button>
        </>
      }
    >
      {!isPending && offered.length === 0 && (
        <Alert severity="info" variant="outlined">
          {translate('devices.send.none')}
        </Alert>
      )}
      <TextField
        select
        fullWidth
        label={translate('devices.send.choose')}
        value={chosen}
        disabled={isPending || offered.length === 0}
        onChange={(event) => choose(event.target.value as DeviceActionKey)} // one of those offered
      >
        {offered.map(({ key, name }) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {action && <DialogContentText>{action.description}</DialogContentText>}
      {chosen === 'message' && (
        <TextField
          fullWidth
          multiline
          minRows={3}
          required
          label={translate('devices.send.message')}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      {chosen !== '' && (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{translate('devices.send.risk')}</AlertTitle>
          {translate(`devices.send.risks.${chosen}`)}
        </Alert>
      )}
      {chosen !== '' && (
        <Typography variant="body2" color="text.secondary">
          {translate('devices.send.expires', { smart_count: daysToAct[chosen] })}
        </Typography>
      )}
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
    </DialogFrame>
  );
}

function useSending(id: string, onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (action: DeviceActionKey, message: string) => {
    setSending(true);
    setProblem(null);
    try {
      await callCommand(sendDeviceAction, {
        id,
        input: action === 'message' ? { action, message } : { action },
      });
      notify('devices.send.sent', { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      const wrong = readError(error).errors?.message;
      setProblem(wrong ? translate(wrong.message, wrong.args) : errorMessage(error, translate));
      setSending(false);
    }
  };
  return {
    send: (action: DeviceActionKey, message: string) => void send(action, message),
    isSending,
    problem,
  };
}
