import SettingsRemoteOutlined from '@mui/icons-material/SettingsRemoteOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { SendActionDialog } from './SendActionDialog';

/** Opens the dialog that sends a remote action to a device of the account. */
export function SendActionButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entities.devices);
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  if (!canUpdate(record)) return null;
  return (
    <>
      <ReasonButton
        variant="outlined"
        startIcon={<SettingsRemoteOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {translate('devices.send.button')}
      </ReasonButton>
      {isOpen && <SendActionDialog device={record} onClose={() => setOpen(false)} />}
    </>
  );
}
