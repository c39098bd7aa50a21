import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { DeleteDialog } from './DeleteDialog';

export function DeleteButton({
  entity,
  record,
  title,
}: {
  entity: AnyEntity;
  record: RaRecord<string>;
  title: string;
}) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const isRefused = entity.deletedOnline === true && !isOnline;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isRefused}
        title={isRefused ? translate('errors.ONLINE_ONLY') : undefined}
        onClick={() => setOpen(true)}
      >
        {translate('shell.action.delete')}
      </Button>
      {isOpen && (
        <DeleteDialog entity={entity} record={record} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
