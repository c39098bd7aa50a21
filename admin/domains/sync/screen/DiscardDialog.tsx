import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import type { OutboxItem } from '../../../data/offline/types';
import { RemovalDialog } from './RemovalDialog';
import { saveExport } from './saveExport';

interface DiscardDialogProps {
  item: OutboxItem;
  what: string;
  onClose: () => void;
}

/** Discards a change after saving a copy of it as a file. */
export function DiscardDialog({ item, what, onClose }: DiscardDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    try {
      const client = openClient();
      await saveExport(await client.exportOutbox());
      await client.discard(item.command.id);
      notify('offline.discard.done', { type: 'info' });
      onClose();
    } catch (error) {
      setBusy(false);
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <RemovalDialog
      title={translate('offline.discard.title')}
      text={translate('offline.discard.text', { what })}
      confirm={translate('offline.discard.confirm')}
      isBusy={isBusy}
      onConfirm={discard}
      onClose={onClose}
    />
  );
}
