import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import { overlay } from '../../../kit/overlay/overlay';
import { RemovalDialog } from './RemovalDialog';
import { saveExport } from './saveExport';

/** Clears the local store and downloads it again, after saving the outbox as a file. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    try {
      await overlay.during(() => openClient().reset(saveExport));
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
    onClose();
  };
  return (
    <RemovalDialog
      title={translate('offline.reset.title')}
      text={translate('offline.reset.text')}
      confirm={translate('offline.reset.confirm')}
      isBusy={isBusy}
      onConfirm={reset}
      onClose={onClose}
    />
  );
}
