import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { allowRemoteMaintenance } from '@plumbline/resources/commands/devices';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { keepDevice, readDevice } from '../../data/device';
import { errorMessage } from '../../data/errors/errorMessage';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { lookAtDevice } from './currentFollowing';
import { RemoteLog } from './RemoteLog';

/** Consent to remote maintenance of this device, given by its user, and the log of remote actions. */
export function RemoteSection() {
  const translate = useTranslate();
  const actor = useActor();
  const { isOnline } = useConnection();
  const { isAllowed, isBusy, allow } = useAllowing();
  // A support session that mirrors the account has no device in it.
  if (actor.mirroring) return null;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {translate('devices.remote.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" id="remote-text" sx={{ maxWidth: '72ch' }}>
        {translate('devices.remote.text')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch', mt: 0.75 }}>
        {translate('devices.remote.safe')}
      </Typography>
      <FormControlLabel
        sx={{ mt: 0.5, minHeight: 44 }}
        control={
          <Switch
            checked={isAllowed}
            disabled={!isOnline || isBusy}
            onChange={(_event, next) => void allow(next)}
            slotProps={{ input: { 'aria-describedby': 'remote-text' } }}
          />
        }
        label={translate('devices.remote.switch')}
      />
      {!isOnline && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
          {translate('devices.remote.onlineOnly')}
        </Alert>
      )}
      <RemoteLog />
    </Box>
  );
}

function useAllowing() {
  const translate = useTranslate();
  const notify = useNotify();
  const who = useActor();
  const stored = () => readDevice(window.localStorage, who);
  const [isAllowed, setAllowed] = useState(() => stored()?.isAllowed === true);
  const [isBusy, setBusy] = useState(false);
  const allow = async (next: boolean) => {
    setBusy(true);
    try {
      // Registers the device first if the account does not know it or has removed it.
      await lookAtDevice(true);
      const device = stored();
      if (!device) return;
      await callCommand(allowRemoteMaintenance, { id: device.id, input: { isAllowed: next } });
      keepDevice(window.localStorage, who, { ...device, isAllowed: next });
      setAllowed(next);
      notify(next ? 'devices.remote.allowed' : 'devices.remote.forbidden', { type: 'success' });
      await lookAtDevice(true);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isAllowed, isBusy, allow };
}
