import SettingsRemoteOutlined from '@mui/icons-material/SettingsRemoteOutlined';
import { Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useRights } from '../../entities/useRights';
import { SendActionDialog } from './SendActionDialog';

/** Opens the dialog that sends a remote action to a device of the account. */
export function SendActionButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entities.devices);
  const { isOnline } = useConnection();
  const [isOpen, setOpen] = useState(false);
  if (!canUpdate(record)) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SettingsRemoteOutlined />}
        disabled={!isOnline}
        title={isOnline ? undefined : translate('errors.ONLINE_ONLY')}
        onClick={() => setOpen(true)}
      >
        {translate('devices.send.button')}
      </Button>
      {isOpen && <SendActionDialog device={record} onClose={() => setOpen(false)} />}
    </>
  );
}
